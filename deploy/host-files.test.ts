import { expect, test } from "vitest";
import { type Headers, headersFor } from "./headers";
import { headersFile, REDIRECTS_FILE } from "./host-files";

const PATHS = [
  "/",
  "/book/lyrics-of-the-mind",
  "/nope",
  "/assets/main-1.js",
  "/pictures/cover-1.avif",
  "/share/home-1.jpg",
  "/sw.js",
  "/manifest.webmanifest",
];
const text = headersFile();

test.each(PATHS)("Cloudflare Pages and Netlify read our headers for %s", (path) => {
  expect(asCloudflare(path)).toEqual(headersFor(path));
  expect(asNetlify(path)).toEqual(headersFor(path));
});

test("the files keep within Cloudflare's limits", () => {
  const longest = (file: string) => Math.max(...file.split("\n").map((line) => line.length));
  const paths = text.split("\n").filter((line) => line.startsWith("/"));
  expect(paths.length).toBeLessThanOrEqual(100);
  expect(longest(text)).toBeLessThanOrEqual(2000);
  expect(longest(REDIRECTS_FILE)).toBeLessThan(1000);
  for (const path of paths) expect(path.match(/\*/g)?.length ?? 0, path).toBeLessThanOrEqual(1);
});

test("Netlify is told of the screen for unknown books", () => {
  for (const line of REDIRECTS_FILE.trim().split("\n")) {
    expect(line).toMatch(/^\/\S+ \/\S+ \d{3}$/);
  }
  expect(REDIRECTS_FILE).toContain("/book/:slug /book/404.html 404");
});

/** All matching blocks apply; a header set twice is joined, unless taken off before. */
function asCloudflare(path: string) {
  const headers: Headers = {};
  for (const line of linesFor(path)) {
    const [name = "", value = ""] = split(line);
    if (line.startsWith("! ")) delete headers[line.slice(2)];
    else headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** All matching blocks apply, the later one wins; a line without a colon is passed over. */
function asNetlify(path: string) {
  const lines = linesFor(path).filter((line) => line.includes(":"));
  return Object.fromEntries(lines.map(split));
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
