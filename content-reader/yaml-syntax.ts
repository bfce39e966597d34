import { type Document, isAlias, isPair, isScalar, visit } from "yaml";

/** A problem at an offset in a file's text. */
type YamlProblem = { offset: number; reason: string };

const USE_QUOTATION_MARKS = "put the text in quotation marks, or on a line of its own after >-";
const SPECIAL = `has a colon or another special character in its text: ${USE_QUOTATION_MARKS}`;
const ENDS_EARLY =
  "begins with a quotation mark or apostrophe that ends too early: write “ ” and ’ in the text, or put it on a line of its own after >-";
const COMPARE = "cannot be read: compare its spaces, hyphen and colon with the lines around it";

/** Reasons by the unreadable line's pattern; the first match wins. */
const LIKELY_CAUSES: [line: RegExp, reason: string][] = [
  [/^[ -]*\t/, "begins with a tab: use spaces"],
  [/^ *[–—−•*] /, "begins with a dash or bullet: write a hyphen and a space"],
  [/^[ -]*[\w-]+: +["']/, ENDS_EARLY],
  [/^[ -]*[\w-]+: +([-*&!@`%?[{]|[^>|].*:( |$))/, SPECIAL],
  [/^/, COMPARE],
];

/** Characters that reveal a wrong encoding or an invisible space. */
const SUSPECT_CHARACTERS: [pattern: RegExp, reason: string][] = [
  [/\uFFFD|â€|ðŸ|[ÂÃ][\u0080-\u00BF]/, "has garbled letters: save the file as UTF-8"],
  [
    /(?<=^[ -]*|^\s*[\w-]+:)[\u00A0\u200B\u2060]|(?<=\n)\uFEFF/m,
    "has a non-breaking or invisible space: type it again",
  ],
];

/** Fields that a note may follow, as in `id: eol7 # a favourite`. */
const FIELDS_THAT_ALLOW_COMMENTS = /^(id|slug|spine|price|\w+Url)$/;

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
  const quoted = quotedTextBefore(text, document, offset);
  if (quoted !== undefined) {
    const isOpen = /^Missing closing/.test(error.message);
    const reason = isOpen ? "opens a quotation mark that is never closed" : ENDS_EARLY;
    return [{ offset: quoted, reason }];
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
      if (isAlias(node) || node.tag || node.anchor) lost.push({ offset, reason: SPECIAL });
      if (!isScalar(node)) return;
      if (node.type?.startsWith("BLOCK")) {
        const swallowed = text.slice(offset, end).search(/(?<=\n) *[\w-]+: [>|]-?\n/);
        const reason = "has too many spaces at its beginning, and became part of the text above it";
        if (swallowed >= 0) lost.push({ offset: offset + swallowed, reason });
        return;
      }
      const parent = path.at(-1);
      const field = isPair(parent) ? String(parent.key) : "";
      if (/^\s*#/.test(text.slice(end, after)) && !FIELDS_THAT_ALLOW_COMMENTS.test(field)) {
        lost.push({ offset, reason: `is cut off at #: ${USE_QUOTATION_MARKS}` });
      }
    },
  });
  return lost;
}
