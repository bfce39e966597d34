const SENTENCE_END = /(?<=[.!?…][”’)]*) (?=\S)/;

/** A quote's sentences, each with the space that follows it, to be set as verse. */
export function sentences(text: string) {
  const parts = text.split(SENTENCE_END);
  return parts.map((part, at) => (at < parts.length - 1 ? `${part} ` : part));
}
