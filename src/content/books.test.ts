import { expect, test } from "vitest";
import { bookProps, linkBooks } from "./books.ts";
import type { SpineColour } from "./fields.ts";

const coverUrl = { file: "covers/a.svg", widths: [280] };
const volume = (slug: string, spine?: SpineColour, quotes = 0) => {
  const quote = { id: "a", text: "A.", example: "B." };
  return {
    slug,
    title: slug,
    coverUrl,
    quotes: Array(quotes).fill(quote),
    ...(spine && { spine }),
  };
};
const collection = (...volumes: string[]) => {
  return { id: "1", slug: "all", title: "All", coverUrl, volumes };
};

test("gives a volume the colour it names, or the one of its place", () => {
  const volumes = [
    volume("a"),
    volume("b", "grey"),
    volume("c"),
    ..."defghij".split("").map((it) => volume(it)),
  ];
  const [all] = linkBooks([collection("c", "a", "b", "j")], volumes).collections;
  expect(all?.spines).toEqual(["rose", "bone", "grey", "bone"]);
});

test("each volume goes on where the one before it ended, and one without quotes has no range", () => {
  const volumes = [30, 0, 1, 12].map((count) => volume(`v${count}`, undefined, count));
  const [all] = linkBooks([collection("v30", "v0", "v1", "v12")], volumes).collections;
  const links = all ? bookProps(all).volumes : [];
  expect(links.map(({ slug, first, last, range }) => [slug, first, last, range])).toEqual([
    ["v30", 0, 29, "1–30"],
    ["v0", 30, 29, undefined],
    ["v1", 30, 30, "31"],
    ["v12", 31, 42, "32–43"],
  ]);
});
