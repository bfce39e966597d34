import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { checkContent, problemLine } from "../../content-reader/read-content.ts";
import { tinyContent } from "./tiny-content.ts";

type Case = [what: string, file: string, from: string | RegExp, to: string, ...reported: string[]];

/** The rows of a table of problems; texts of the form /pattern/ become regular expressions. */
export function readCases(table: string): Case[] {
  const rows: Case[] = parse(readFileSync(join("content-reader", table), "utf8"));
  return rows.map(([what, file, from, ...rest]) => {
    const [, pattern, flags] = /^\/(.*)\/(g?)$/.exec(String(from)) ?? [];
    return [what, file, pattern === undefined ? from : new RegExp(pattern, flags), ...rest];
  });
}

/** Sample content that is removed when the test ends. */
export async function freshContent() {
  const content = await tinyContent();
  onTestFinished(content.remove);
  return content;
}

/** The problem lines of a content folder. */
export async function problemLinesOf(folder: string) {
  return (await checkContent(folder)).problems.map(problemLine);
}
