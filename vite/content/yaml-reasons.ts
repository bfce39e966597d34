import { type Document, visit, type YAMLParseError } from "yaml";
import { AFTER_ARROW, IN_MARKS } from "./line-slips.ts";
import { misplacedLine } from "./outline.ts";
import type { Finding } from "./problem.ts";
import type { YamlText } from "./yaml-text.ts";

/** The first thing that makes a file unreadable; what follows a first mistake is mostly its echo. */
export function firstMistake({ text, document, shape, lineAt }: YamlText): Finding | undefined {
  const [error] = document.errors;
  if (!error) return undefined;
  const tab = tabBefore(text, error.pos[0]);
  if (tab !== undefined) return { line: lineAt(tab), reason: "begins with a tab: use spaces" };

  const isLeftOpen = error.message.startsWith("Missing closing");
  const told = {
    line: lineAt(isLeftOpen ? lastQuoteOpened(document, error.pos[0]) : error.pos[0]),
    reason: isLeftOpen
      ? "opens a quotation mark that is never closed"
      : (REASONS[error.code] ?? `cannot be read: ${AFTER_ARROW}`),
  };
  const misplaced = misplacedLine(text, shape);
  if (!misplaced) return told;
  // This one the parser names at its own line; others it often notices only further down.
  if (error.code === "BAD_DQ_ESCAPE" && told.line <= misplaced.line) return told;
  // Words where a field should stand: the parser knows whether more lines of them follow.
  const there = document.errors.find(({ pos }) => lineAt(pos[0]) === misplaced.line);
  const unnamed = there?.code === "MISSING_CHAR" ? NEITHER : NO_NAME;
  return { line: misplaced.line, reason: misplaced.reason || unnamed };
}

const NO_NAME =
  "begins with no name: words over several lines stand after >-, each line two spaces further in";
const NEITHER =
  "begins with no name and no hyphen: a colon or a hyphen is missing, or the spaces before it are wrong";

/** What each mistake usually is, and the way out, for someone who has never heard of a mapping. */
const REASONS: Partial<Record<YAMLParseError["code"], string>> = {
  BAD_DQ_ESCAPE: `has a backslash between quotation marks: ${AFTER_ARROW}`,
  BAD_INDENT: "is not far enough in, or a bracket above is never closed",
  BAD_SCALAR_START: `begins with a mark that has a meaning of its own: ${IN_MARKS}`,
  BLOCK_AS_IMPLICIT_KEY: `has a colon within its words: ${AFTER_ARROW}`,
  DUPLICATE_KEY: "has a name that stands above already",
  MISSING_CHAR: NEITHER,
  MULTILINE_IMPLICIT_KEY: NO_NAME,
  MULTIPLE_DOCS: "holds a line of three hyphens (---): take it out",
  UNEXPECTED_TOKEN: `goes on after a closing mark: ${AFTER_ARROW}`,
};

/** A tab at the beginning of the line, whatever YAML makes of it. */
function tabBefore(text: string, offset: number) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return /^ *(- *)?\t/.test(text.slice(start)) ? start : undefined;
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
