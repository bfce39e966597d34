import { expect, test } from "vitest";
import { headersFor } from "./headers";

test.each([
  ["/", "Content-Security-Policy", "connect-src 'none'"],
  ["/sw.js", "Content-Security-Policy", "connect-src 'self'"],
  ["/assets/a.js", "Cache-Control", "public, max-age=31536000, immutable"],
  ["/pictures/a.avif", "Cache-Control", "public, max-age=31536000, immutable"],
  ["/share/a.jpg", "Cache-Control", "public, max-age=31536000, immutable"],
  ["/buy-books", "Cache-Control", "no-cache"],
  ["/sw.js", "Cache-Control", "no-cache"],
  ["/404.html", "Cache-Control", "no-cache"],
  ["/share/home.jpg", "Cross-Origin-Resource-Policy", "cross-origin"],
  ["/pictures/cover.avif", "Cross-Origin-Resource-Policy", "same-origin"],
])("answers %s with %s: %s", (path, name, value) => {
  expect(headersFor(path)[name]).toContain(value);
});
