import { expect, test } from "vitest";
import { headersFor } from "./headers";

test("pages may connect to nobody, the service worker only to the site", () => {
  expect(headersFor("/")["Content-Security-Policy"]).toContain("connect-src 'none'");
  expect(headersFor("/sw.js")["Content-Security-Policy"]).toContain("connect-src 'self'");
});

test("hashed files are kept for a year, all else is asked for again, nothing is unstorable", () => {
  const cacheOf = (path: string) => headersFor(path)["Cache-Control"];
  for (const path of ["/assets/a.js", "/pictures/a.avif", "/share/a.jpg"]) {
    expect(cacheOf(path)).toBe("public, max-age=31536000, immutable");
  }
  for (const path of ["/", "/buy-books", "/sw.js", "/manifest.webmanifest", "/404.html"]) {
    expect(cacheOf(path)).toBe("no-cache");
  }
});

test("only pictures for sharing may be shown on other sites", () => {
  const policyOf = (path: string) => headersFor(path)["Cross-Origin-Resource-Policy"];
  expect(policyOf("/share/home.jpg")).toBe("cross-origin");
  expect(policyOf("/pictures/cover.avif")).toBe("same-origin");
});
