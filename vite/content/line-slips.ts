import type { Shape } from "./shape.ts";

/** What is wrong with a line, if anything. */
export type Slip = string | undefined;

/** Something is wrong that only the parser can name. */
export const ASK_PARSER = "";
export const AFTER_ARROW = "put the words on a line of their own after >-";
export const IN_MARKS = "put the words in quotation marks";

/** A text in quotation marks from the first to the last of them. */
export const QUOTED = /^("(\\.|[^"\\])*"|'(''|[^'])*'(?!'))/;

export function fieldIn(body: string): { name?: string; value?: string } {
  const [, , name, value = ""] = /^(["']?)([\w-]+)\1\s*:(?:\s+(.*)|$)/.exec(body) ?? [];
  return name === undefined || name.startsWith("-") ? {} : { name, value };
}

/** A name that is there, but not followed by a colon and a space. */
export function nearField(body: string, { fields }: Shape): Slip {
  const [, name = "", mark = "", rest = ""] =
    /^([\w-]+)(\s*[;=：]|:(?=\S)|\s|$)\s*(.*)$/.exec(body) ?? [];
  if (!fields?.has(name)) return undefined;
  const missing = mark === ":" ? "space after the colon" : `colon after "${name}"`;
  return `has no ${missing}: write ${name}: ${rest}`.trimEnd();
}

/** What a word processor, or a hurry, makes of a hyphen and a space. */
export function falseHyphen(body: string): Slip {
  const [whole = "", mark] = /^([–—−•·‣◦▪*])\s*(?=[\w"'])/.exec(body) ?? [];
  return mark && `begins with “${mark}”: write a hyphen and a space, - ${body.slice(whole.length)}`;
}

/** Words that begin or go on as YAML would not have it. */
export function wrongValue(value: string, shape: Shape): Slip {
  const [mark = ""] = value;
  if (/[>|]/.test(mark)) return wrongArrow(value);
  if (/["']/.test(mark)) {
    const after = value.replace(QUOTED, "");
    const isWhole = after === value || /^\s*(#|$)/.test(after);
    return isWhole ? undefined : `goes on after a closing mark: ${AFTER_ARROW}`;
  }
  if (/[[{]/.test(mark)) {
    const isWords = !shape.entry && !shape.fields;
    return isWords ? `begins with ${mark}: ${IN_MARKS}` : undefined;
  }
  if (/^-(\s|$)/.test(value)) return `begins with a hyphen: ${AFTER_ARROW}`;
  if (/^([*&!@`%,\]}]|\?\s)/.test(value)) return `begins with ${mark}: ${IN_MARKS}`;
  const hasColon = /:(\s|$)/.test(value.replace(/\s#.*$/, ""));
  return hasColon ? `has a colon within its words: ${AFTER_ARROW}` : undefined;
}

function wrongArrow(value: string): Slip {
  if (/^[>|][+-]?\d?[+-]?\s*(#.*)?$/.test(value)) return undefined;
  return /^[>|]\s+-$/.test(value)
    ? `has a space within ${value}: write >-`
    : "has words after >-: begin them on the next line, two spaces further in";
}
