import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { freshContent, toldOf } from "./mistakes.fixture.ts";

type Mistake = [what: string, file: string, from: string, to: string, line: number, told: string];
const MISTAKES: Mistake[] = parse(
  readFileSync(new URL("mistakes.test.yaml", import.meta.url), "utf8"),
);

test.each(MISTAKES)("%s", async (_what, file, from, to, line, told) => {
  const [, pattern] = /^\/(.*)\/$/.exec(from) ?? [];
  const content = await freshContent();
  await content.change(file, pattern === undefined ? from : new RegExp(pattern), to);
  expect(await toldOf(content.folder)).toEqual([`content/${file}:${line}  ${told}`]);
});
