import { expect, test } from "vitest";
import { pagesOf } from "../src/pages/pages.build.ts";
import { loadContent } from "./content/read-content.ts";
import { siteFiles } from "./site-files.ts";

const content = await loadContent("tests/fixtures", "https://a.example/");
const files = await siteFiles("tests/fixtures", content, pagesOf(content));
const read = (name: string) => String(files.get(name));

test("robots may go anywhere, and are shown the map", () => {
  expect(read("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n",
  );
});

test("the map lists every page once, at the site's address", () => {
  const map = read("sitemap.xml");
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(pagesOf(content).map(({ path }) => `https://a.example${path}`));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain("https://a.example/book/experiences-of-life");
});

test("llms.txt has a heading, a summary, and says what each link leads to", () => {
  const text = read("llms.txt");
  expect(text).toMatch(/^# Lyrics of the Mind\n\n> \w.{49,}\n/);
  expect(text.match(/^- \[.+\]\(https:\/\/.+\): \w.+$/gm)).toHaveLength(
    pagesOf(content).length - 1 + 2,
  );
});
