import { expect, test } from "vitest";
import { pagesOf } from "../src/pages/pages.build.ts";
import { loadContent } from "./content/read-content.ts";
import { siteFiles } from "./site-files.ts";

const content = await loadContent("tests/fixtures", "https://a.example/");
const files = await siteFiles("tests/fixtures", content, pagesOf(content));
const read = (name: string) => String(files.get(name));

test("lets robots go anywhere, and lists every page once at the site's address", () => {
  expect(read("robots.txt")).toContain("Allow: /\n\nSitemap: https://a.example/sitemap.xml\n");
  const addresses = read("sitemap.xml").match(/(?<=<loc>)[^<]+/g);
  expect(addresses).toEqual(pagesOf(content).map(({ path }) => `https://a.example${path}`));
  expect(addresses).toContain("https://a.example/book/experiences-of-life");
  expect(new Set(addresses).size).toBe(addresses?.length);
});

test("llms.txt has a heading, a summary, and says what each link leads to", () => {
  const text = read("llms.txt");
  expect(text).toMatch(/^# Lyrics of the Mind\n\n> \w.{49,}\n/);
  expect(text.match(/^- \[.+\]\(https:\/\/.+\): \w.+$/gm)).toHaveLength(
    pagesOf(content).length - 1 + 2,
  );
});
