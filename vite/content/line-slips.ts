import type { Shape } from "./shape.ts";

/** What is wrong with a line; a reason is missing where only the parser knows one. */
export type Told = { reason: string | undefined } | undefined;

export const AFTER_ARROW = "put the words on a line of their own after >-";
export const IN_MARKS = "put the words in quotation marks";

export function fieldIn(body: string): { name?: string; value?: string } {
  const [, , name, value = ""] = /^(["']?)([\w-]+)\1\s*:(?:\s+(.*)|$)/.exec(body) ?? [];
  return name === undefined || name.startsWith("-") ? {} : { name, value };
}

/** A name that is there, but not followed by a colon and a space. */
export function nearField(body: string, { fields }: Shape): Told {
  const [, name = "", mark = "", rest = ""] =
    /^([\w-]+)(\s*[;=：]|:(?=\S)|\s|$)\s*(.*)$/.exec(body) ?? [];
  if (!fields?.has(name)) return undefined;
  const fix = `write ${name}: ${rest}`.trimEnd();
  return {
    reason: `has no ${mark === ":" ? "space after the colon" : `colon after "${name}"`}: ${fix}`,
  };
}

/** What a word processor, or a hurry, makes of a hyphen and a space. */
export function falseHyphen(body: string): Told {
  const [whole = "", mark] = /^([–—−•·‣◦▪*])\s*(?=[\w"'])/.exec(body) ?? [];
  if (!mark) return undefined;
  return {
    reason: `begins with “${mark}”: write a hyphen and a space, - ${body.slice(whole.length)}`,
  };
}

/** Words that begin or go on as YAML would not have it. */
export function wrongValue(value: string, shape: Shape): Told {
  const [mark = ""] = value;
  if (/[>|]/.test(mark)) return wrongArrow(value);
  if (/["']/.test(mark)) return closes(value, mark) ? goesOn(value, mark) : undefined;
  if (/[[{]/.test(mark)) {
    const isWords = !shape.entry && !shape.fields;
    return isWords ? { reason: `begins with ${mark}: ${IN_MARKS}` } : undefined;
  }
  return wrongBeginning(value);
}

function wrongArrow(value: string): Told {
  if (/^[>|][+-]?\d?[+-]?\s*(#.*)?$/.test(value)) return undefined;
  return /^[>|]\s+-$/.test(value)
    ? { reason: `has a space within ${value}: write >-` }
    : { reason: "has words after >-: begin them on the next line, two spaces further in" };
}

export function closes(value: string, mark: string) {
  return value
    .slice(1)
    .replaceAll(mark === '"' ? /\\./g : /''/g, "")
    .includes(mark);
}

function goesOn(value: string, mark: string): Told {
  const after = value.replace(mark === '"' ? /^"(\\.|[^"\\])*"/ : /^'(''|[^'])*'/, "");
  return /^\s*(#|$)/.test(after)
    ? undefined
    : { reason: `goes on after a closing mark: ${AFTER_ARROW}` };
}

function wrongBeginning(value: string): Told {
  if (/^-(\s|$)/.test(value)) return { reason: `begins with a hyphen: ${AFTER_ARROW}` };
  if (/^([*&!@`%,\]}]|\?\s)/.test(value)) {
    return { reason: `begins with ${value[0]}: ${IN_MARKS}` };
  }
  const words = value.replace(/\s#.*$/, "");
  return /:(\s|$)/.test(words)
    ? { reason: `has a colon within its words: ${AFTER_ARROW}` }
    : undefined;
}
