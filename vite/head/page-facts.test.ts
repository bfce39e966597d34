import fc from "fast-check";
import { expect, test } from "vitest";
import { loadContent } from "../content/load.ts";
import { allPages, bookDescription, fullTitle } from "./page-facts.ts";

const title = fc
  .array(fc.stringMatching(/^[A-Za-z'’]{1,14}$/), { minLength: 1, maxLength: 40 })
  .map((words) => words.join(" "));

test("a book's description fits a search result, whatever its title", () => {
  fc.assert(
    fc.property(title, fc.nat(2000), (title, quotes) => {
      const { length } = bookDescription(title, quotes);
      expect(length).toBeGreaterThanOrEqual(50);
      expect(length).toBeLessThanOrEqual(160);
    }),
  );
});

test("a book's description counts its quotes where that says something", () => {
  expect(bookDescription("Late", 30)).toMatch(/^30 quotes from Late, one at a time\./);
  expect(bookDescription("Late", 1)).toMatch(/^Quotes from Late, one at a time\./);
});

test("a description too long ends after a word", () => {
  const long = bookDescription("A Very Long Title of Many Words ".repeat(6).trim(), 30);
  expect(long).toMatch(/\w…$/);
});

test("a volume's name says which one it is, a collection's is its title alone", () => {
  const book = { slug: "a", title: "A Title", subtitle: "A Subtitle", cover: "covers/a.svg" };
  expect(fullTitle({ ...book, quotes: [] })).toBe("A Title, A Subtitle");
  expect(fullTitle({ ...book, subtitle: undefined, quotes: [] })).toBe("A Title");
  expect(fullTitle({ ...book, id: "1", volumes: ["b"] })).toBe("A Title");
});

test("each page knows the way down to it", async () => {
  const pages = new Map(
    allPages(await loadContent("tests/fixtures")).map((page) => [page.path, page]),
  );
  const above = (path: string) => pages.get(path)?.above.map((page) => page.path);
  expect(above("/")).toEqual([]);
  expect(above("/buy-books")).toEqual(["/"]);
  expect(above("/book/dream-chasers-trilogy")).toEqual(["/"]);
  expect(above("/book/dream-chasers-bible")).toEqual(["/", "/book/dream-chasers-trilogy"]);
});
