import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { problemLine, readFolder } from "./read-content.ts";
import { sampleContent } from "./sample-content.fixture.ts";

type Mistake = [what: string, file: string, from: string | RegExp, to: string, ...told: string[]];

/** The rows of a table of mistakes, with /patterns/ made such. */
export function mistakesIn(table: string): Mistake[] {
  const rows: Mistake[] = parse(readFileSync(new URL(table, import.meta.url), "utf8"));
  return rows.map(([what, file, from, ...rest]) => {
    const [, pattern, flags] = /^\/(.*)\/(g?)$/.exec(String(from)) ?? [];
    return [what, file, pattern === undefined ? from : new RegExp(pattern, flags), ...rest];
  });
}

/** Sample content that is gone when the test is over. */
export async function freshContent() {
  const content = await sampleContent();
  onTestFinished(content.remove);
  return content;
}

/** What the author is told of a folder, line by line; nothing when all is right. */
export async function toldOf(folder: string) {
  return (await readFolder(folder)).problems.map(problemLine);
}
