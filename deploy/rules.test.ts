import { describe, expect, test } from "vitest";
import { canonicalPath, headersFor, notFoundFile } from "./rules";

describe("a page has one address", () => {
  test.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/buy-books", "/buy-books"],
    ["/buy-books/", "/buy-books"],
    ["/buy-books.html", "/buy-books"],
    ["/book/experiences-of-life.html", "/book/experiences-of-life"],
    ["/book/index.html", "/book"],
  ])("%s is %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});

test("an unknown book has its own screen, any other path the error screen", () => {
  expect(notFoundFile("/book/nope")).toBe("book/404.html");
  expect(notFoundFile("/book/a/b")).toBe("404.html");
  expect(notFoundFile("/nope")).toBe("404.html");
});

test("pages may connect to nobody, the service worker only to the site", () => {
  expect(headersFor("/")["Content-Security-Policy"]).toContain("connect-src 'none'");
  expect(headersFor("/sw.js")["Content-Security-Policy"]).toContain("connect-src 'self'");
});
