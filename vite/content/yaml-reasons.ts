import { type Document, visit, type YAMLParseError } from "yaml";

interface Mistake {
  offset: number;
  reason: string;
}

/** The first thing that makes a file unreadable; what follows a first mistake is mostly its echo. */
export function firstMistake(text: string, document: Document): Mistake | undefined {
  const [error] = document.errors;
  if (!error) return unknownAlias(document);
  const tab = tabBefore(text, error.pos[0]);
  if (tab !== undefined) return { offset: tab, reason: "begins with a tab: use spaces" };
  const isLeftOpen = error.message.startsWith("Missing closing");
  return {
    offset: isLeftOpen ? lastQuoteOpened(document, error.pos[0]) : error.pos[0],
    reason: isLeftOpen
      ? "opens a quotation mark that is never closed"
      : (REASONS[error.code] ?? `cannot be read: ${error.message}`),
  };
}

const OWN_LINE = "put the words on a line of their own after >-";

/** What each mistake usually is, and the way out, for someone who has never heard of a mapping. */
const REASONS: Partial<Record<YAMLParseError["code"], string>> = {
  BAD_DQ_ESCAPE: `has a backslash between quotation marks: ${OWN_LINE}`,
  BAD_INDENT: "is not far enough in, or a bracket above is never closed",
  BAD_SCALAR_START:
    "begins with a mark that YAML keeps for itself: put the words in quotation marks",
  BLOCK_AS_IMPLICIT_KEY: `has a colon within its words, or the next line is too far in: ${OWN_LINE}`,
  DUPLICATE_KEY: "names the same field twice",
  MISSING_CHAR:
    "is no field and no list entry: a colon or a hyphen is missing, or the spaces before it are wrong",
  MULTILINE_IMPLICIT_KEY:
    "is no field: words over several lines stand after >-, each line two spaces further in",
  MULTIPLE_DOCS: "holds a line of three hyphens (---): take it out",
  UNEXPECTED_TOKEN: `goes on after a closing mark: ${OWN_LINE}`,
};

/** A tab at the beginning of the line, whatever YAML makes of it. */
function tabBefore(text: string, offset: number) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return /^ *\t/.test(text.slice(start)) ? start : undefined;
}

/** `*words*` look like emphasis to a person and like a reference to YAML. */
function unknownAlias(document: Document): Mistake | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias(_key, node) {
      if (!node.resolve(document)) offset ??= node.range?.[0] ?? 0;
    },
  });
  return offset === undefined
    ? undefined
    : { offset, reason: "begins with *: put the words in quotation marks" };
}

/** An unclosed mark swallows the rest of the file, so its text is the last to be opened. */
function lastQuoteOpened(document: Document, otherwise: number) {
  let offset = otherwise;
  visit(document, {
    Scalar(_key, node) {
      if (node.type?.startsWith("QUOTE")) offset = node.range?.[0] ?? offset;
    },
  });
  return offset;
}
