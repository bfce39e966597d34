import fc from "fast-check";
import { expect, test } from "vitest";
import { loadContent } from "../../../vite/content/read-content.ts";
import { type LinkedBook, linkBooks } from "../../content/books.ts";
import { bookDescription, bookPage } from "./book.build.ts";

const title = fc
  .array(fc.stringMatching(/^[A-Za-z'’]{1,14}$/), { minLength: 1, maxLength: 40 })
  .map((words) => words.join(" "));
const coverUrl = { file: "covers/a.svg", widths: [280] };
const content = await loadContent("tests/fixtures");
const [first] = content.collections;
const [volume] = content.volumes;
const alone = bookAlone();
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
  expect(bookAlone("Volume One").name).toBe("Alone, Volume One");
  expect(alone.name).toBe("Alone");
  expect(first.name).toBe(first.title);
});

test("an author is named only if there is a name", () => {
  expect(thingOf(first)).not.toHaveProperty("author");
  const signed = { ...content, site: { ...content.site, author: "A. Name" } };
  expect(thingOf(first, signed)).toHaveProperty("author.name", "A. Name");
});

test("a book holds the quote its page opens at, if it has one, and its volumes", () => {
  expect(thingOf(first)).toMatchObject({
    hasPart: [
      { "@type": "Quotation", text: expect.stringMatching(/\w/) },
      { "@type": "Book", name: "Lyrics of the Mind, Volume One" },
      { "@type": "Book", name: "Lyrics of the Mind, Volume Two" },
      { "@type": "Book", name: "Experiences of Life, Volume Three" },
    ],
  });
  expect(thingOf(alone)).toHaveProperty("hasPart", []);
});

test("a volume leads on to its collection first, and in none still to the others", () => {
  const pathsFrom = (book: LinkedBook) => relatedTo(book).map(({ path }) => path);
  const [lyrics, dreams] = ["/book/lyrics-of-the-mind-trilogy", "/book/dream-chasers-trilogy"];
  expect(pathsFrom(volume)).toEqual([dreams, lyrics, "/buy-books"]);
  expect(pathsFrom(alone)).toEqual([lyrics, dreams, "/buy-books"]);
});

test("a volume without quotes has no range in its collection's link", () => {
  const [link] = relatedTo({ ...first, volumes: [alone] });
  expect(link?.subtitle).toBe("");
});

function bookAlone(subtitle?: string) {
  const volume = { slug: "alone", title: "Alone", subtitle, coverUrl, quotes: [] };
  const [book] = linkBooks([], [volume]).volumes;
  if (!book) throw new Error("no book");
  return book;
}

function thingOf(book: LinkedBook, from = content) {
  return bookPage(from, book).jsonLd?.("https://a.example/a.png")[0];
}

function relatedTo(book: LinkedBook) {
  return bookPage(content, book).props.related;
}
