import fc from "fast-check";
import { expect, test } from "vitest";
import { loadContent } from "../../../vite/content/load.ts";
import { type Collection, fullTitle, type Volume } from "../../content/books.ts";
import { bookDescription, bookThing, rowsFrom } from "./book.content.ts";

const title = fc
  .array(fc.stringMatching(/^[A-Za-z'’]{1,14}$/), { minLength: 1, maxLength: 40 })
  .map((words) => words.join(" "));
const coverUrl = { file: "covers/a.svg", widths: [280] };
const alone = { slug: "alone", title: "Alone", coverUrl, quotes: [] };
const content = await loadContent("tests/fixtures");
const [first] = content.collections;
const [volume] = content.volumes;
if (!first || !volume) throw new Error("the fixtures have no books");

test("a book's description fits a search result, whatever its title", () => {
  fc.assert(
    fc.property(title, fc.nat(2000), (title, quotes) => {
      const { length } = bookDescription(title, quotes);
      expect(length).toBeGreaterThanOrEqual(50);
      expect(length).toBeLessThanOrEqual(160);
    }),
  );
});

test.each([
  ["counts its quotes", "Late", 30, /^30 quotes from Late, one at a time\./],
  ["does not count a single one", "Late", 1, /^Quotes from Late, one at a time\./],
  ["ends after a word if it is too long", "A Long Title ".repeat(14).trim(), 30, /\w…$/],
])("a book's description %s", (_what, title, quotes, expected) => {
  expect(bookDescription(title, quotes)).toMatch(expected);
});

test("a volume's name says which one it is, a collection's is its title alone", () => {
  const book = { ...alone, subtitle: "Volume One" };
  expect([book, alone, { ...book, id: "1", volumes: [] }].map(fullTitle)).toEqual([
    "Alone, Volume One",
    "Alone",
    "Alone",
  ]);
});

test("an author is named only if there is a name", async () => {
  expect(await thingOf(first)).not.toHaveProperty("author");
  const signed = { ...content, site: { ...content.site, author: "A. Name" } };
  expect(await thingOf(first, signed)).toHaveProperty("author.name", "A. Name");
});

test("a book holds the quote its page opens at, if it has one, and its volumes", async () => {
  expect(await thingOf(first)).toMatchObject({
    hasPart: [
      { "@type": "Quotation", text: expect.stringMatching(/\w/) },
      { "@type": "Book", name: "Lyrics of the Mind, Volume One" },
      { "@type": "Book", name: "Lyrics of the Mind, Volume Two" },
      { "@type": "Book", name: "Experiences of Life, Volume Three" },
    ],
  });
  expect(await thingOf(alone)).toHaveProperty("hasPart", []);
});

test("a volume leads on to its collection first, and in none still to the others", () => {
  const pathsFrom = (book: Volume) => rowsFrom(content, book).map(({ path }) => path);
  const [lyrics, dreams] = ["/book/lyrics-of-the-mind-trilogy", "/book/dream-chasers-trilogy"];
  expect(pathsFrom(volume)).toEqual([dreams, lyrics, "/buy-books"]);
  expect(pathsFrom(alone)).toEqual([lyrics, dreams, "/buy-books"]);
});

test("a volume without quotes has no range in its collection's row", () => {
  const whole = { ...first, volumes: ["alone"] };
  const [row] = rowsFrom({ ...content, volumes: [alone], collections: [whole] }, whole);
  expect(row?.subtitle).toBe("");
});

function thingOf(book: Collection | Volume, from = content) {
  return bookThing(from, book, async () => "https://a.example/a.png");
}
