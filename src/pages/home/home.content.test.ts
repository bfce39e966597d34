import { expect, test } from "vitest";
import { loadContent } from "../../../vite/content/load.ts";
import { wordsOf } from "../../content/page.ts";
import home from "./home.content.ts";

test("flags, families and combining marks of the heading are typed in one piece", async () => {
  const content = await loadContent("tests/fixtures");
  const site = { ...content.site, brand: "A🇦🇹👩‍👩‍👧", tagline: "e\u0301a" };
  const { heading } = home.more?.(wordsOf(content, home), { ...content, site }) ?? {};
  expect(heading).toEqual({ title: ["A", "🇦🇹", "👩‍👩‍👧"], tagline: ["e\u0301", "a"] });
});
