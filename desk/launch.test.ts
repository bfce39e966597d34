import { expect, test } from "vitest";
import { freshContent } from "../vite/content/mistakes.fixture.ts";
import { ran, typed } from "./typed.fixture.ts";

test("the list ends in what is left, or in nothing, with the status to match", async () => {
  const content = await freshContent();
  const before = await ran(content, "launch", "--list");
  expect(before.said).toContain("May stay as it is:\n\n  content/site.yaml:1  no price:");
  expect(before.said).toContain("Not ready: 3 things left to do:");
  expect(before.status).toBe(1);

  const site = await content.read("site.yaml");
  await content.write("site.yaml", site.replaceAll("small-hours.example", "small-hours.com"));
  const after = typed(content, "launch", "--", "--list");
  expect(after.said).toContain("The list is done. Now: npm run launch");
  expect(after.status).toBe(0);
}, 120_000);
