import { expect, test } from "vitest";
import { loadContent } from "../content/load.ts";
import { textFiles } from "./text-files.ts";

const files = textFiles(await loadContent("tests/fixtures", "https://a.example/"));

test("robots may go anywhere, and are shown the map", () => {
  expect(files["robots.txt"]).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n",
  );
});

test("the map lists every page once, at the site's address", () => {
  const { "sitemap.xml": map } = files;
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(12);
  expect(new Set(addresses).size).toBe(12);
  expect(addresses).toContain("https://a.example/book/experiences-of-life");
});

test("llms.txt has a heading, a summary, and says what each link leads to", () => {
  const { "llms.txt": text } = files;
  expect(text).toMatch(/^# Lyrics of the Mind\n\n> \w.{49,}\n/);
  expect(text.match(/^- \[.+\]\(https:\/\/.+\): \w.+$/gm)).toHaveLength(11 + 2);
});
