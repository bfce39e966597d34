import { loadContent } from "../../content-reader/read-content.ts";
import { type ResolvedBook, resolveBooks } from "../content-model/books.ts";
import type { Site } from "../content-model/site.ts";
import { bookPage } from "./book/book.data.ts";
import { buy, home } from "./page-kinds.data.ts";

const PICTURE = "https://a.example/a.png";
const coverUrl = { file: "covers/a.svg", widths: [280] };
const content = await loadContent("tests/fixtures");
const [first] = content.collections;
const [volume] = content.volumes;
const [alone] = resolveBooks([], [{ slug: "alone", title: "Alone", coverUrl, quotes: [] }]).volumes;
if (!first || !volume || !alone) throw new Error("the fixtures have no books");

const withSite = (site: Partial<Site>) => ({ ...content, site: { ...content.site, ...site } });

test("counts a book's quotes for search results, unless there is only one", () => {
  const [quote] = volume.quotes;
  const descriptionOf = (count: number) =>
    bookPage(content, { ...alone, quotes: Array(count).fill(quote) }).description;
  expect(descriptionOf(30)).toMatch(/^30 quotes from Alone, one at a time\./);
  expect(descriptionOf(1)).toMatch(/^Quotes from Alone, one at a time\./);
});

test("links a volume to its collection first, then to others", () => {
  const pathsFrom = (book: ResolvedBook) =>
    bookPage(content, book).props.related.map(({ path }) => path);
  const [lyrics, dreams] = ["/book/lyrics-of-the-mind-trilogy", "/book/dream-chasers-trilogy"];
  expect(pathsFrom(volume)).toEqual([dreams, lyrics, "/buy-books"]);
  expect(pathsFrom(alone)).toEqual([lyrics, dreams, "/buy-books"]);
});

test("shows a book of its own as a card, and links other books to it", () => {
  const own = { ...alone, id: "3" };
  const books = { ...content, homeBooks: [...content.homeBooks, own] };
  expect(home.pages(books)[0]?.props.books.at(-1)?.path).toBe("/book/alone");
  const pathsFrom = (book: ResolvedBook) =>
    bookPage(books, book).props.related.map(({ path }) => path);
  expect(pathsFrom(first)).toContain("/book/alone");
  expect(pathsFrom(own)).not.toContain("/book/alone");
});

test("states a price only if the author gave one", () => {
  const pages = [undefined, 49].flatMap((price) => buy.pages(withSite({ price })));
  const [unpriced, priced] = pages.map(({ jsonLd }) => jsonLd?.(PICTURE));
  expect(unpriced).toMatchObject({
    offers: { priceCurrency: "USD", availability: "https://schema.org/InStock" },
  });
  expect(JSON.stringify(unpriced)).not.toContain('"price"');
  expect(priced).toMatchObject({ offers: { price: "49.00" } });
  expect(pages.map(({ props }) => props.price)).toEqual([undefined, "$49.00"]);
});

test("does not split emoji and combining marks of the heading", () => {
  const [page] = home.pages(withSite({ brand: "A🇦🇹👩‍👩‍👧", tagline: "e\u0301a" }));
  expect(page?.props.heading).toEqual({ title: ["A", "🇦🇹", "👩‍👩‍👧"], tagline: ["e\u0301", "a"] });
});

test("the light comes from where the author says", () => {
  const page = { ...content.pages.home, raysOrigin: "bottom-left" as const };
  const pages = { ...content.pages, home: page };
  expect(home.pages({ ...content, pages })[0]?.props.backdrop.raysOrigin).toBe("bottom-left");
});
