import { expect, test } from "vitest";
import { loadContent } from "../../../vite/content/read-content.ts";
import { homePage } from "./home.build.ts";

test("flags, families and combining marks of the heading are typed in one piece", async () => {
  const content = await loadContent("tests/fixtures");
  const site = { ...content.site, brand: "A🇦🇹👩‍👩‍👧", tagline: "e\u0301a" };
  const { heading } = homePage({ ...content, site }).props;
  expect(heading).toEqual({ title: ["A", "🇦🇹", "👩‍👩‍👧"], tagline: ["e\u0301", "a"] });
});
