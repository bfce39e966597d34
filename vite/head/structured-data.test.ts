import { beforeAll, expect, test } from "vitest";
import type { Picture } from "../../src/content/model.ts";
import { type Content, loadContent } from "../content/load.ts";
import { bookData, productData, serialise } from "./structured-data.ts";

const picture: Picture = { avif: "", webp: "", src: "/pictures/a.png", width: 6, height: 9 };
let content: Content;

beforeAll(async () => {
  content = await loadContent("tests/fixtures");
});

test("a price is stated only if the author gave one", () => {
  expect(productData(content, picture)).toMatchObject({
    offers: { priceCurrency: "USD", availability: "https://schema.org/InStock" },
  });
  expect(JSON.stringify(productData(content, picture))).not.toContain('"price"');
  const priced = { ...content, site: { ...content.site, price: 49 } };
  expect(productData(priced, picture)).toMatchObject({ offers: { price: "49.00" } });
});

test("an author is named only if there is a name", () => {
  const [book] = content.collections;
  if (!book) throw new Error("the content has no collection");
  expect(bookData(content, book, picture)).not.toHaveProperty("author");
  const signed = { ...content, site: { ...content.site, author: "A. Name" } };
  expect(bookData(signed, book, picture)).toHaveProperty("author.name", "A. Name");
});

test("a book holds the quote its page opens at, and its volumes", () => {
  const book = content.collections.find(({ id }) => id === "1");
  if (!book) throw new Error("the content has no first collection");
  expect(bookData(content, book, picture)).toMatchObject({
    hasPart: [
      { "@type": "Quotation", text: expect.stringMatching(/\w/) },
      { "@type": "Book", name: "Lyrics of the Mind, Volume One" },
      { "@type": "Book", name: "Lyrics of the Mind, Volume Two" },
      { "@type": "Book", name: "Experiences of Life, Volume Three" },
    ],
  });
});

test("an empty book marks up no quote", () => {
  const empty = { slug: "empty", title: "Empty", cover: "covers/empty.svg", quotes: [] };
  expect(bookData(content, empty, picture)).toHaveProperty("hasPart", []);
});

test("no text can end the script it stands in", () => {
  const text = serialise([{ "@type": "Quotation", text: "</script><script>" }]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].text).toBe("</script><script>");
});
