import { type HeaderMap, headerRules, headersFor } from "./headers.ts";
import { caddyfile, defaultServer, headersFile, nginxConfig } from "./host-configs.ts";

const text = headersFile();

test.each([
  ["/", "Content-Security-Policy", "connect-src 'none'"],
  ["/sw.js", "Content-Security-Policy", "connect-src 'self'"],
  ["/assets/a.js", "Cache-Control", "public, max-age=31536000, immutable"],
  ["/pictures/a.avif", "Cache-Control", "public, max-age=31536000, immutable"],
  ["/share/a.jpg", "Cache-Control", "public, max-age=31536000, immutable"],
  ["/buy-books", "Cache-Control", "no-cache"],
  ["/sw.js", "Cache-Control", "no-cache"],
  ["/sw.js.map", "Content-Security-Policy", "connect-src 'none'"],
  ["/share/home.jpg", "Cross-Origin-Resource-Policy", "cross-origin"],
  ["/pictures/cover.avif", "Cross-Origin-Resource-Policy", "same-origin"],
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

test("configures nginx and Caddy for the site's own host and folder", () => {
  const server = defaultServer("site.example");
  const [nginx, caddy] = [nginxConfig(server), caddyfile(server.host, server.root)];
  expect(nginx).toContain("server_name site.example;");
  expect(nginx).toContain("root /var/www/site.example;");
  expect(nginx).toContain("ssl_certificate /etc/letsencrypt/live/site.example/fullchain.pem;");
  expect(caddy).toMatch(/^site\.example \{$/m);
  expect(caddy).toContain("root * /var/www/site.example");
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
