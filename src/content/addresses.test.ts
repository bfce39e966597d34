import { expect, test } from "vitest";
import { canonicalPath, isBookPath, notFoundFile } from "./addresses";

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
])("the address %s is %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test("a book's path has one part after /book", () => {
  const paths = ["/book/nope", "/book/nope/", "/book", "/book/", "/book/a/b", "/nope"];
  expect(paths.filter(isBookPath)).toEqual(["/book/nope", "/book/nope/"]);
});

test("an unknown book has its own screen, any other path the error screen", () => {
  for (const path of ["/book/nope", "/%62ook/nope", "/book/%", "/book/a%2Fb"])
    expect(notFoundFile(path), path).toBe("book/404.html");
  for (const path of ["/book/a/b", "/nope"]) expect(notFoundFile(path), path).toBe("404.html");
});
