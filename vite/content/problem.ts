/** Something about a file, and the line it is about. */
export interface Finding {
  line: number;
  reason: string;
}

/** One thing wrong with the content, where an author can find it. */
export interface Problem extends Finding {
  /** As the author knows it, from the content folder on. */
  file: string;
}

export function problemLine({ file, line, reason }: Problem) {
  return `${file}:${line}  ${reason}`;
}

export function inReadingOrder(problems: Problem[]) {
  return problems.sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line);
}
