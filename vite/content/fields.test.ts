import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { freshContent, toldOf } from "./mistakes.fixture.ts";

const LATE = "volumes/late.yaml";

test("a file that is empty, or only a list", async () => {
  const content = await freshContent();
  for (const text of ["", "- one\n- two\n"]) {
    await content.write(LATE, text);
    expect(await toldOf(content.folder)).toEqual([
      "content/volumes/late.yaml:1  holds no names with words, as in title: Letters Home",
    ]);
  }
});

test("a field within a field is named with what holds it", async () => {
  const content = await freshContent();
  const page = readFileSync("tests/fixtures/pages/buy.yaml", "utf8");
  const line = page.slice(0, page.indexOf("offer:")).split("\n").length;
  await content.change("pages/buy.yaml", /\n {2}button: .*/, "");
  expect(await toldOf(content.folder)).toEqual([
    `content/pages/buy.yaml:${line}  "offer" has no button`,
  ]);
});

test("a colour that is none is told with those that are", async () => {
  const content = await freshContent();
  await content.change("pages/buy.yaml", "spines: [green]", "spines: [mauve]");
  expect(await toldOf(content.folder)).toEqual([
    expect.stringMatching(
      /^content\/pages\/buy\.yaml:\d+ {2}spine "mauve" is none of bone, red, rose, /,
    ),
  ]);
});

test("a field of a quote misspelt is both missing and nearly there", async () => {
  const content = await freshContent();
  await content.change(LATE, "example:", "exmaple:");
  expect(await toldOf(content.folder)).toEqual([
    'content/volumes/late.yaml:5  quote "l1" has no example',
    'content/volumes/late.yaml:8  quote "l1" has an unknown name "exmaple": did you mean "example"?',
  ]);
});
