import { type Document, isAlias, isPair, isScalar, visit } from "yaml";

/** Something about a place in a file. */
export type Slip = { at: number; reason: string };

const IN_MARKS = "put the words in quotation marks, or on a line of their own after >-";

/** What a line that YAML cannot read most likely lacks; the first that fits is told. */
const LIKELY: [line: RegExp, reason: string][] = [
  [/^ *(- *)?\t/, "begins with a tab: use spaces"],
  [/^ *[–—−•*] /, "begins with a dash of another kind: write a hyphen and a space"],
  [/^ *-[^\s-]/, "has no space after its hyphen"],
  [/^[ -]*[\w-]+(\s*[;=：]|:[^\s])/, "has no colon and space after its name"],
  [/^[ -]*[\w-]+: +[^\s"'>|[{].*:( |$)/, `has a colon within its words: ${IN_MARKS}`],
  [/^[ -]*[\w-]+: +[-*&!@`%?[{"']/, `has a mark that means something in YAML: ${IN_MARKS}`],
  [/^[ -]*[\w-]+: +[>|]-? *[^\s-]/, "has words after >-: begin them on the next line"],
  [/^/, "cannot be read: hold its spaces, hyphen and colon against the lines around it"],
];

/** Fields that a note may follow, as in `id: eol7 # a favourite`. */
const NO_WORDS = /^(id|slug|spine|price|\w+Url)$/;

/** Letters that are not what they seem, wherever they stand. */
const ODD: [found: RegExp, reason: string][] = [
  [/\uFFFD|â€|ðŸ|[ÂÃ][\u0080-\u00BF]/, "has garbled letters: save the file as UTF-8"],
  [
    /(?<=^[ -]*|^\s*[\w-]+:)[\u00A0\u200B\u2060]|(?<=\n)\uFEFF/m,
    "has a hard or unseen space: type it again",
  ],
];

/** What makes a file unreadable, the first mistake only; else what YAML would drop in silence. */
export function slipsIn(text: string, document: Document): Slip[] {
  for (const [found, reason] of ODD) {
    const at = text.search(found);
    if (at >= 0) return [{ at, reason }];
  }
  const [error] = document.errors;
  if (!error) return lostWords(text, document);
  const [at] = error.pos;
  if (error.code === "DUPLICATE_KEY") {
    return [{ at, reason: "has a name that stands above already: is a hyphen missing?" }];
  }
  if (error.message.startsWith("Missing closing")) {
    return [{ at: lastQuote(document), reason: "opens a quotation mark that is never closed" }];
  }
  const lines = text.split("\n");
  const line = text.slice(0, at).split("\n").length - 1;
  const above = misplacedAbove(lines, line);
  if (above) return [{ at: lines.slice(0, above.line + 1).join("\n").length, ...above }];
  const [, reason = ""] = LIKELY.find(([pattern]) => pattern.test(lines[line] ?? "")) ?? [];
  return [{ at, reason }];
}

/** A line that ends the block it belongs to makes YAML stumble over a right one further down. */
function misplacedAbove(lines: string[], failed: number) {
  const indent = indentOf(lines[failed]);
  const isOutside = (line: string) => /^ *[^ #]/.test(line) && indentOf(line) < indent;
  const line = lines.slice(0, failed).findLastIndex(isOutside);
  if (line < 0) return undefined;
  const [outside = "", next = ""] = lines.slice(line);
  const isAligned = lines.slice(0, line).some((other) => indentOf(other) === indent);
  if (isAligned && !/^ *- |:$/.test(outside)) return { line, reason: "is not far enough in" };
  const isItem = /^ *- /.test(lines[failed] ?? "");
  if (!isItem || !outside.endsWith(":") || /^ *[-#]/.test(next)) return undefined;
  return { line: line + 1, reason: "has no hyphen and space before it" };
}

/** `We are #1` would end before the #, and `*words*`, `&words` and `!words` are references. */
function lostWords(text: string, document: Document) {
  const lost: Slip[] = [];
  visit(document, {
    Node(_key, node, path) {
      const [at = 0, end = 0, after = 0] = node.range ?? [];
      const source = text.slice(at, end);
      if (isAlias(node) || node.tag || node.anchor) {
        lost.push({ at, reason: `begins with *, & or !: ${IN_MARKS}` });
      }
      if (!isScalar(node)) return;
      if (node.type?.startsWith("BLOCK")) {
        const swallowed = source.search(/(?<=\n) *[\w-]+: [>|]-?\n/);
        const reason = "stands too far in, and became part of the words above it";
        if (swallowed >= 0) lost.push({ at: at + swallowed, reason });
        return;
      }
      const parent = path.at(-1);
      const mayHaveNote = isPair(parent) ? NO_WORDS.test(String(parent.key)) : !/\s/.test(source);
      const cut = mayHaveNote ? /^\s*#[^\s#]/ : /^\s*#/;
      if (cut.test(text.slice(end, after))) {
        lost.push({ at, reason: `is cut off at #: ${IN_MARKS}` });
      }
    },
  });
  return lost;
}

/** An unclosed mark swallows the rest of the file, so its text is the last to be opened. */
function lastQuote(document: Document) {
  let at = 0;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith("QUOTE")) at = range?.[0] ?? at;
    },
  });
  return at;
}

function indentOf(line = "") {
  return line.search(/[^ ]|$/);
}
