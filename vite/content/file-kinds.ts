import type { Finding } from "./problem.ts";

/** Why a whole file cannot be read, before anyone looks at its words. */
export function wrongKind(text: string): Finding | undefined {
  const kind = KINDS.find(([begins]) => begins.test(text));
  if (kind) return { line: 1, reason: kind[1] };
  for (const [mark, reason] of MARKS) {
    const at = text.search(mark);
    if (at >= 0) return { line: text.slice(0, at).split("\n").length, reason };
  }
  return undefined;
}

const PLAIN = "copy its words into a plain text file";

const KINDS: [begins: RegExp, reason: string][] = [
  [
    /^\{\\rtf/,
    "is a formatted document, not plain text: in TextEdit choose Format, Make Plain Text, and save it again",
  ],
  [/^(PK|\xD0\xCF)/, `is a Word or Pages document: ${PLAIN}`],
  [/^%PDF/, `is a PDF: ${PLAIN}`],
  [/^\s*<(!doctype|html|head|body|meta|p|div)\b/i, `is a web page: ${PLAIN}`],
  [
    /^[^\n]*\r[^\n]+$/,
    "has line ends of an old Macintosh: npm run content -- --fix puts new ones in",
  ],
];

const MARKS: [mark: RegExp, reason: string][] = [
  [
    /^(<{7}|={7}|>{7})( |\r?$)/m,
    "marks two versions of the same lines: keep one of them, and take out the lines of <<<<<<<, ======= and >>>>>>>",
  ],
  [/^\s*```/m, "is a line of three back-ticks: take it out"],
  [
    /\uFFFD/, // what Node puts for bytes that are not UTF-8
    "has letters that cannot be read: save the file as UTF-8",
  ],
];
