import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { freshContent } from "../vite/content/mistakes.fixture.ts";
import { ran } from "./typed.fixture.ts";
import { canonicalYaml } from "./write-yaml.ts";

const UNTIDY = `# a note
title: Late
slug: late
quotes:
  - {text: "We are #1: really", id: l1, example: 'Walk'}
coverUrl: covers/plain.svg
`;
const TIDY = `slug: late
title: Late
coverUrl: /covers/plain.svg
quotes:
  - id: l1
    text: 'We are #1: really'
    example: Walk
`;

test("writes what the editor would with --format, and a second time nothing", async () => {
  const content = await freshContent();
  await content.write("volumes/late.yaml", UNTIDY);
  expect((await ran(content, "content", ["--format"])).said).toContain("content/volumes/late.yaml");
  expect(await content.read("volumes/late.yaml")).toBe(TIDY);
  expect((await ran(content, "content", ["--format"])).said).toBe("Every file has its form.");
});

test("leaves a file with a mistake as it is", async () => {
  const content = await freshContent();
  const broken = UNTIDY.replace("title: Late\n", "");
  await content.write("volumes/late.yaml", broken);
  expect((await ran(content, "content", ["--format"])).said).not.toContain("late.yaml");
  expect(await content.read("volumes/late.yaml")).toBe(broken);
});

test("says which files have another form or another name, and refuses none", async () => {
  const content = await freshContent();
  await ran(content, "content", ["--format"]);
  await content.write("volumes/later.yaml", `# a note\n${TIDY.replaceAll(/late|l1/gi, "$&r")}`);
  const { status, said } = await ran(content, "content");
  expect(status).toBe(0);
  expect(said).not.toContain("content/site.yaml:1  is not in the editor's form");
  expect(said).toContain("content/volumes/later.yaml:1  is not in the editor's form");
  await content.write("volumes/x.yaml", TIDY.replaceAll(/late|l1/gi, "$&st"));
  expect((await ran(content, "content")).said).toContain(
    "content/volumes/x.yaml:1  the file is called x.yaml: rename it to latest.yaml",
  );
});

test("gives any words back as they were", () => {
  const words = fc.string({ unit: "grapheme", minLength: 1 }).map((text) => text.trim());
  const quotes = fc.array(fc.record({ id: words, text: words, example: words }));
  fc.assert(
    fc.property(quotes, (quotes) => {
      expect(parse(canonicalYaml("content/volumes/a.yaml", { quotes }))).toEqual({ quotes });
    }),
  );
});
