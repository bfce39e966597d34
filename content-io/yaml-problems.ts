import { type Document, isAlias, isPair, isScalar, visit } from "yaml";

/** A problem at an offset in a file's text. */
export type YamlProblem = { offset: number; reason: string };

const USE_QUOTATION_MARKS = "put the text in quotation marks, or on a line of its own after >-";

const APOSTROPHE_ENDS_TEXT = "has an apostrophe that ends the text: write ’ for it, or two of them";
const MARK_ENDS_TEXT =
  "has a quotation mark that ends the text: write “ and ” within it, or put all of it in 'single quotes'";

/** Reasons by the line's pattern; the first match wins, and the last pattern matches any line. */
const LIKELY_CAUSES: [line: RegExp, reason: string][] = [
  [/^ *(- *)?\t/, "begins with a tab: use spaces"],
  [/^ *[–—−•*] /, "begins with a dash or bullet: write a hyphen and a space"],
  [/^[ -]*[\w-]+: +'/, APOSTROPHE_ENDS_TEXT],
  [/^[ -]*[\w-]+: +"/, MARK_ENDS_TEXT],
  [
    /^[ -]*[\w-]+: +([-*&!@`%?[{]|[^>|].*:( |$))/,
    `has a colon or another special character in its text: ${USE_QUOTATION_MARKS}`,
  ],
  [/^/, "cannot be read: compare its spaces, hyphen and colon with the lines around it"],
];

/** Fields that a note may follow, as in `id: eol7 # a favourite`. */
const FIELDS_THAT_ALLOW_COMMENTS = /^(id|slug|spine|price|\w+Url)$/;

/** Characters that reveal a wrong encoding or an invisible space. */
const SUSPECT_CHARACTERS: [pattern: RegExp, reason: string][] = [
  [/\uFFFD|â€|ðŸ|[ÂÃ][\u0080-\u00BF]/, "has garbled letters: save the file as UTF-8"],
  [
    /(?<=^[ -]*|^\s*[\w-]+:)[\u00A0\u200B\u2060]|(?<=\n)\uFEFF/m,
    "has a non-breaking or invisible space: type it again",
  ],
];

/** The first problem that makes a file unreadable, or all text that YAML would silently drop. */
export function findYamlProblems(text: string, document: Document): YamlProblem[] {
  for (const [pattern, reason] of SUSPECT_CHARACTERS) {
    const offset = text.search(pattern);
    if (offset >= 0) return [{ offset, reason }];
  }
  const [error] = document.errors;
  if (!error) return lostText(text, document);
  const [offset] = error.pos;
  if (error.code === "DUPLICATE_KEY") {
    return [{ offset, reason: "repeats a name that is used above: is a hyphen missing?" }];
  }
  if (error.code === "BAD_DQ_ESCAPE") {
    return [{ offset, reason: "has a backslash: put the text in 'single quotes'" }];
  }
  const quoted = quotedTextBefore(text, document, offset);
  if (quoted !== undefined && /^Missing closing ["']/.test(error.message)) {
    return [{ offset: quoted, reason: "opens a quotation mark that is never closed" }];
  }
  if (quoted !== undefined) {
    const isSingle = text.charAt(quoted) === "'";
    return [{ offset, reason: isSingle ? APOSTROPHE_ENDS_TEXT : MARK_ENDS_TEXT }];
  }
  const line = text.split("\n")[text.slice(0, offset).split("\n").length - 1] ?? "";
  const [, reason = ""] = LIKELY_CAUSES.find(([pattern]) => pattern.test(line)) ?? [];
  return [{ offset, reason }];
}

/** The offset of the text in quotation marks that ends at `offset`, apart from spaces. */
function quotedTextBefore(text: string, document: Document, offset: number) {
  let start: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (!range || !type?.startsWith("QUOTE")) return;
      const [begin, end] = range;
      if (end <= offset && text.slice(end, offset).trim() === "") start = begin;
    },
  });
  return start;
}

/** Finds text that YAML cuts off at `#` or reads as an alias, anchor or tag (`*`, `&`, `!`). */
function lostText(text: string, document: Document) {
  const lost: YamlProblem[] = [];
  visit(document, {
    Node(_key, node, path) {
      const [offset = 0, end = 0, after = 0] = node.range ?? [];
      const source = text.slice(offset, end);
      if (isAlias(node) || node.tag || node.anchor) {
        lost.push({ offset, reason: `begins with *, & or !: ${USE_QUOTATION_MARKS}` });
      }
      if (!isScalar(node)) return;
      if (node.type?.startsWith("BLOCK")) {
        const swallowed = source.search(/(?<=\n) *[\w-]+: [>|]-?\n/);
        const reason = "has too many spaces at its beginning, and became part of the text above it";
        if (swallowed >= 0) lost.push({ offset: offset + swallowed, reason });
        return;
      }
      const parent = path.at(-1);
      const mayHaveNote = isPair(parent)
        ? FIELDS_THAT_ALLOW_COMMENTS.test(String(parent.key))
        : !/\s/.test(source);
      const cut = mayHaveNote ? /^\s*#[^\s#]/ : /^\s*#/;
      if (cut.test(text.slice(end, after))) {
        lost.push({ offset, reason: `is cut off at #: ${USE_QUOTATION_MARKS}` });
      }
    },
  });
  return lost;
}
