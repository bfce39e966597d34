import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headersFor } from "./headers";

interface Config {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const config: Config & Record<string, unknown> = JSON.parse(readFileSync("vercel.json", "utf8"));

test.each([
  "/",
  "/book/lyrics-of-the-mind",
  "/nope",
  "/assets/main-1.js",
  "/share/home-1.jpg",
  "/sw.js",
  "/sw.js.map",
  "/manifest.webmanifest",
])("Vercel sends our headers for %s, each of them once", (path) => {
  const sent = config.headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  const pairs = sent.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
  expect(Object.fromEntries(pairs)).toEqual(headersFor(path));
  expect(pairs).toHaveLength(Object.keys(headersFor(path)).length);
});

test("it redirects to one address a page, and keeps within Vercel's limits", () => {
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false, outputDirectory: "dist" });
  expect(config.headers.length).toBeLessThanOrEqual(1024);
  for (const { source, headers } of config.headers) {
    expect(source.length).toBeLessThanOrEqual(4096);
    for (const { value } of headers) expect(value.length).toBeLessThanOrEqual(4096);
  }
});
