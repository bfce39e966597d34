import { describe, expect, test } from "vitest";
import { canonicalPath, isBookPath, notFoundFile } from "./addresses";

describe("a page has one address", () => {
  test.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/buy-books", "/buy-books"],
    ["/buy-books/", "/buy-books"],
    ["/buy-books//", "/buy-books"],
    ["//buy-books", "/buy-books"],
    ["/buy-books.html", "/buy-books"],
    ["/book/experiences-of-life.html", "/book/experiences-of-life"],
    ["/book/index.html", "/book"],
    ["/buy%2Dbooks", "/buy-books"],
    ["/%62uy-books%2Ehtml", "/buy-books"],
    ["/buy%252Dbooks", "/buy%2Dbooks"],
    ["/%", "/%"],
    ["/%ff", "/%ff"],
  ])("%s is %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});

test("a book's path has one part after /book", () => {
  const paths = ["/book/nope", "/book/nope/", "/book", "/book/", "/book/a/b", "/nope"];
  expect(paths.filter(isBookPath)).toEqual(["/book/nope", "/book/nope/"]);
});

test("an unknown book has its own screen, any other path the error screen", () => {
  expect(notFoundFile("/book/nope")).toBe("book/404.html");
  expect(notFoundFile("/%62ook/nope")).toBe("book/404.html");
  expect(notFoundFile("/book/%")).toBe("book/404.html");
  expect(notFoundFile("/book/a%2Fb")).toBe("book/404.html");
  expect(notFoundFile("/book/a/b")).toBe("404.html");
  expect(notFoundFile("/nope")).toBe("404.html");
});
