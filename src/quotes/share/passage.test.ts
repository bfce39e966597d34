import { expect, test } from "vitest";
import type { Book } from "../../content/books";
import { passageOf } from "./passage";

const QUOTE = { id: "v1-7", text: "It rains. It stops.", example: "Look up." };
const BOOK = {
  slug: "a-volume",
  title: "A Volume",
  subtitle: "Volume One",
  spines: ["red"],
  head: { name: "A Volume, Volume One" },
} as Book;

test("a quote leaves the page with its words, its book, its address and a name for its image", () => {
  const address = "https://example.com/book/a-volume#v1-7";
  const sentences = ["It rains. ", "It stops."];
  expect(passageOf({ book: BOOK, quote: QUOTE, sentences, today: "Today:", address })).toEqual({
    text: "It rains. It stops.",
    sentences,
    today: "Today:",
    example: "Look up.",
    title: "A Volume",
    subtitle: "Volume One",
    book: "A Volume, Volume One",
    address,
    host: "example.com",
    fileName: "a-volume-v1-7",
    spines: ["red"],
  });
});
