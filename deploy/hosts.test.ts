import { expect, test } from "vitest";
import { type Headers, headersFor } from "./headers";
import { headersFile } from "./hosts";

const text = headersFile();

test.each([
  "/",
  "/assets/main-1.js",
  "/pictures/cover-1.avif",
  "/share/home-1.jpg",
  "/sw.js",
  "/sw.js.map",
  "/manifest.webmanifest",
])("Cloudflare Pages and Netlify read our headers for %s", (path) => {
  expect(asCloudflare(path)).toEqual(headersFor(path));
  expect(asNetlify(path)).toEqual(headersFor(path));
});

test("keeps every line of _headers within Cloudflare's limit", () => {
  for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
});

/** All matching blocks apply; a header set twice is joined, unless taken off before. */
function asCloudflare(path: string) {
  const headers: Headers = {};
  for (const line of linesFor(path)) {
    const [name, value] = split(line);
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
