import { expect, test } from "vitest";
import { linksTo, volumeLinks } from "./books.ts";
import type { Spine } from "./fields.ts";

const coverUrl = { file: "covers/a.svg", widths: [280] };
const volume = (slug: string, spine?: Spine) => {
  return { slug, title: slug, coverUrl, quotes: [], ...(spine && { spine }) };
};
const collection = { id: "1", slug: "all", title: "All", coverUrl, volumes: ["a", "b", "c"] };

test("a volume has the paper it names; one that names none takes the next in order", () => {
  const volumes = [volume("c"), volume("b"), volume("a", "rose"), volume("d", "grey"), volume("e")];
  const linkTo = linksTo({ collections: [collection], volumes });
  expect(linkTo(collection).spines).toEqual(["rose", "green", "amber"]);
  expect(volumes.slice(3).flatMap((alone) => linkTo(alone).spines)).toEqual(["grey", "bone"]);
});

test("where no volume names a paper, they stand in the order of the papers", () => {
  const volumes = ["a", "b", "c"].map((slug) => volume(slug));
  const { spines } = linksTo({ collections: [collection], volumes })(collection);
  expect(spines).toEqual(["red", "rose", "green"]);
});

test("each volume goes on where the one before it ended, and one without quotes has no range", () => {
  const quote = { id: "a", text: "A.", example: "B." };
  const volumes = [30, 0, 1, 12].map((count) => {
    return { ...volume(`v${count}`), quotes: Array(count).fill(quote) };
  });
  const links = volumeLinks(volumes, linksTo({ collections: [], volumes }));
  expect(links.map(({ slug, first, last, range }) => [slug, first, last, range])).toEqual([
    ["v30", 0, 29, "1–30"],
    ["v0", 30, 29, undefined],
    ["v1", 30, 30, "31"],
    ["v12", 31, 42, "32–43"],
  ]);
});
