import { type HeaderMap, headerRules, headersFor } from "./headers.ts";
import { headersFile } from "./headers-and-redirects.ts";

const text = headersFile();

test.each([
  ["/", "Content-Security-Policy", "connect-src 'none'"],
  ["/sw.js", "Content-Security-Policy", "connect-src 'self'"],
  ["/sw.js.map", "Content-Security-Policy", "connect-src 'none'"],
  ["/assets/a.js", "Cache-Control", "public, max-age=31536000, immutable"],
  ["/pictures/a.avif", "Cross-Origin-Resource-Policy", "same-origin"],
  ["/share/home.jpg", "Cross-Origin-Resource-Policy", "cross-origin"],
  ["/buy-books", "Cache-Control", "no-cache"],
  ["/manifest.webmanifest", "Content-Type", "application/manifest+json"],
])("%s has %s: %s, even on Cloudflare Pages and Netlify", (path, name, value) => {
  expect(headersFor(path)[name]).toContain(value);
  expect(asCloudflare(path)).toEqual(headersFor(path));
  expect(asNetlify(path)).toEqual(headersFor(path));
});

test("stays within Cloudflare's line length, and has no quotes in values", () => {
  for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
  const values = headerRules.flatMap(({ headers }) => Object.values(headers));
  for (const value of values) expect(value).not.toMatch(/["\\{}$\n]/);
});

/** All matching blocks apply; a header set twice is joined, unless it was removed before. */
function asCloudflare(path: string) {
  const headers: HeaderMap = {};
  for (const line of linesFor(path)) {
    const [name, value] = split(line);
    if (line.startsWith("! ")) delete headers[line.slice(2)];
    else headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** All matching blocks apply, and the later one wins; a line without a colon is ignored. */
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
