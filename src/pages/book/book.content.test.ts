import fc from "fast-check";
import { expect, test } from "vitest";
import { loadContent } from "../../../vite/content/load.ts";
import { fullTitle } from "../../content/books.ts";
import { bookDescription, bookThing, rowsFrom } from "./book.content.ts";

const title = fc
  .array(fc.stringMatching(/^[A-Za-z'’]{1,14}$/), { minLength: 1, maxLength: 40 })
  .map((words) => words.join(" "));
const coverUrl = { file: "covers/a.svg", widths: [280] };
const content = await loadContent("tests/fixtures");
const first = content.collections.find(({ id }) => id === "1");
if (!first) throw new Error("the fixtures have no first collection");
const addressOf = async () => "https://a.example/a.png";

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
  const book = { slug: "a", title: "A Title", subtitle: "A Subtitle", coverUrl };
  expect(fullTitle({ ...book, quotes: [] })).toBe("A Title, A Subtitle");
  expect(fullTitle({ ...book, subtitle: undefined, quotes: [] })).toBe("A Title");
  expect(fullTitle({ ...book, id: "1", volumes: ["b"] })).toBe("A Title");
});

test("an author is named only if there is a name", async () => {
  expect(await bookThing(content, first, addressOf)).not.toHaveProperty("author");
  const signed = { ...content, site: { ...content.site, author: "A. Name" } };
  expect(await bookThing(signed, first, addressOf)).toHaveProperty("author.name", "A. Name");
});

test("a book holds the quote its page opens at, and its volumes", async () => {
  expect(await bookThing(content, first, addressOf)).toMatchObject({
    hasPart: [
      { "@type": "Quotation", text: expect.stringMatching(/\w/) },
      { "@type": "Book", name: "Lyrics of the Mind, Volume One" },
      { "@type": "Book", name: "Lyrics of the Mind, Volume Two" },
      { "@type": "Book", name: "Experiences of Life, Volume Three" },
    ],
  });
});

test("an empty book marks up no quote", async () => {
  const empty = { slug: "empty", title: "Empty", coverUrl, quotes: [] };
  expect(await bookThing(content, empty, addressOf)).toHaveProperty("hasPart", []);
});

test("a volume in no collection still leads on, and one without quotes has no range", () => {
  const alone = { slug: "alone", title: "Alone", coverUrl, quotes: [] };
  const volumes = [...content.volumes, alone];
  const paths = rowsFrom({ ...content, volumes }, alone).map(({ path }) => path);
  expect(paths).toEqual([
    "/book/lyrics-of-the-mind-trilogy",
    "/book/dream-chasers-trilogy",
    "/buy-books",
  ]);
  const whole = { ...first, volumes: ["alone"] };
  expect(rowsFrom({ ...content, volumes, collections: [whole] }, whole)[0]?.subtitle).toBe("");
});
