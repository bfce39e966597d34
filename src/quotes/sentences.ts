const AFTER_A_STOP = /(?<=[.?!…][’”)]*\s+)(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.\s+)(?=[\p{Lu}\d“‘(])/u;

/** The sentences of `text`, each with the space that follows it, so that joining gives `text` back. */
export function sentencesOf(text: string) {
  return text.split(AFTER_A_STOP);
}
