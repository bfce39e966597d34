import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Headers, headersFor } from "./headers";
import { headersFile } from "./host-files";

const text = headersFile();
const vercel: VercelConfig = JSON.parse(readFileSync("vercel.json", "utf8"));

interface VercelConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

test.each([
  "/",
  "/book/lyrics-of-the-mind",
  "/nope",
  "/assets/main-1.js",
  "/pictures/cover-1.avif",
  "/share/home-1.jpg",
  "/sw.js",
  "/sw.js.map",
  "/manifest.webmanifest",
])("Cloudflare Pages, Netlify and Vercel read our headers for %s", (path) => {
  expect(asCloudflare(path)).toEqual(headersFor(path));
  expect(asNetlify(path)).toEqual(headersFor(path));
  expect(asVercel(path)).toEqual(headersFor(path));
});

test("_headers keeps within Cloudflare's limits", () => {
  const lines = text.split("\n");
  const paths = lines.filter((line) => line.startsWith("/"));
  expect(paths.length).toBeLessThanOrEqual(100);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  for (const path of paths) expect(path.match(/\*/g)?.length ?? 0, path).toBeLessThanOrEqual(1);
});

test("vercel.json redirects to one address a page, and keeps within Vercel's limits", () => {
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false, outputDirectory: "dist" });
  expect(vercel.headers.length).toBeLessThanOrEqual(1024);
  for (const { source, headers } of vercel.headers) {
    expect(source.length).toBeLessThanOrEqual(4096);
    for (const { value } of headers) expect(value.length).toBeLessThanOrEqual(4096);
  }
});

/** All matching blocks apply; a header set twice is joined, unless taken off before. */
function asCloudflare(path: string) {
  const headers: Headers = {};
  for (const line of linesFor(path)) {
    if (line.startsWith("! ")) delete headers[line.slice(2)];
    else join(headers, ...split(line));
  }
  return headers;
}

/** All matching blocks apply, the later one wins; a line without a colon is passed over. */
function asNetlify(path: string) {
  const lines = linesFor(path).filter((line) => line.includes(":"));
  return Object.fromEntries(lines.map(split));
}

/** All matching entries apply; each header may be named by one of them only. */
function asVercel(path: string) {
  const headers: Headers = {};
  for (const entry of vercel.headers) {
    if (!new RegExp(`^${entry.source}$`).test(path)) continue;
    for (const { key, value } of entry.headers) join(headers, key, value);
  }
  return headers;
}

function join(headers: Headers, name: string, value: string) {
  headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
}

function linesFor(path: string) {
  const blocks = text.trim().split("\n\n");
  return blocks.flatMap((block) => {
    const [pattern = "", ...lines] = block.split("\n").map((line) => line.trim());
    const source = pattern.replaceAll(".", "\\.").replace("*", ".*");
    return new RegExp(`^${source}$`).test(path) ? lines : [];
  });
}

function split(line: string): [name: string, value: string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}
