import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { typed } from "../../commands/typed.fixture.ts";
import { freshContent } from "./mistakes.fixture.ts";

const PATIENT = { timeout: 120_000 };

test("a wrong file stops the build, which says only what is wrong and where", PATIENT, async () => {
  const content = await freshContent();
  await content.change("site.yaml", "https://shop.", "http://shop.");
  await content.change("volumes/late.yaml", "id: l1", "id: e1");
  const { status, said, complained } = typed(content, "build");
  expect(status).toBe(1);
  expect(said).toBe("");
  expect(complained.split("\n").filter(Boolean)).toEqual([
    "error during build:",
    "The content has problems:",
    'content/site.yaml:4  "shopUrl" is no https address, as in https://shop.example/',
    'content/volumes/late.yaml:5  quote id "e1" is already used in content/volumes/early.yaml:7',
  ]);
  expect(existsSync(join(content.folder, "../dist"))).toBe(false);
});
