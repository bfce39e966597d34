import { expect, test } from "vitest";
import { freshContent, mistakesIn, toldOf } from "./mistakes.fixture.ts";

test.each(mistakesIn("mistakes.test.yaml"))("%s", async (_what, file, from, to, ...told) => {
  const content = await freshContent();
  await content.change(file, from, to);
  expect(await toldOf(content.folder)).toEqual(told.map((answer) => `content/${answer}`));
});
