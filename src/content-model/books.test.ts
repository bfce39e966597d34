import type { Volume } from "./book-schemas.ts";
import { bookProps, resolveBooks } from "./books.ts";

const coverUrl = { file: "covers/a.svg", widths: [280] };
const quote = { id: "a", text: "A.", example: "B." };
const volume = (slug: string, more: Partial<Volume> = {}): Volume => {
  return { slug, title: slug, coverUrl, quotes: [], ...more };
};
const collectionOf = (slugs: string[], volumes: Volume[]) => {
  const all = { id: "1", slug: "all", title: "All", coverUrl, volumes: slugs };
  return resolveBooks([all], volumes).collections[0];
};

test("gives a volume its own colour, or one by its position", () => {
  const volumes = [..."abcdefghij"].map((slug) =>
    volume(slug, slug === "b" ? { spine: "grey" } : {}),
  );
  const { spines } = collectionOf(["c", "a", "b", "j"], volumes) ?? {};
  expect(spines).toEqual(["rose", "bone", "grey", "bone"]);
});

test("puts collections and volumes with an id on the home page, in the order of ids", () => {
  const volumes = [volume("in-all"), volume("alone", { id: "2" }), volume("last", { id: "10" })];
  const all = { slug: "all", title: "All", coverUrl, volumes: ["in-all"] };
  const { homeBooks } = resolveBooks(
    ["9", "1"].map((id) => ({ ...all, id, slug: `all-${id}` })),
    volumes,
  );
  expect(homeBooks.map(({ slug }) => slug)).toEqual(["all-1", "alone", "all-9", "last"]);
});

test("volumes have consecutive ranges, and an empty volume none", () => {
  const volumes = [30, 0, 1, 12].map((n) => volume(`v${n}`, { quotes: Array(n).fill(quote) }));
  const all = collectionOf(["v30", "v0", "v1", "v12"], volumes);
  const links = all ? bookProps(all).volumes : [];
  expect(links.map(({ path, first, last, range }) => [path, first, last, range])).toEqual([
    ["/book/v30", 0, 29, "1–30"],
    ["/book/v0", 30, 29, undefined],
    ["/book/v1", 30, 30, "31"],
    ["/book/v12", 31, 42, "32–43"],
  ]);
});
