const LINES_SHOWN = 12;
const LETTERS_SHOWN = 150; // of a line
const SILENT =
  "It ended without a word, as happens when memory or disk space runs out: close other programs, and try again.";
/** What tells only a programmer something: counts, brackets, and the code around a failure. */
const NOISE =
  /^\[\d+\/\d+\]|expect\(received\)|^\s*[-+] (Expected|Received) |^\s*([-+]\s*)?(Array )?[[\]]*,?$|^\s*(> *)?\d* +\|/;

/** What a person needs of a failed step's output: which test failed, and how; else its last words. */
export function essence(output: string): string[] {
  const lines = output.split(/\r?\n/).filter((line) => !NOISE.test(line));
  if (lines.length === 0) return [SILENT];
  const first = lines.findIndex((line) => /^\s*1\) |The content has problems|error/i.test(line));
  const shown = first < 0 ? lines.slice(-LINES_SHOWN) : lines.slice(first, first + LINES_SHOWN);
  return shown.map((line) => cut(line.replace(/^\s*\d+\) (.* › )?/, "").trim()));
}

function cut(line: string) {
  return line.length > LETTERS_SHOWN ? `${line.slice(0, LETTERS_SHOWN)}…` : line;
}
