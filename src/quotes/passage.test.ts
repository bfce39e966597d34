import { describe, expect, test } from "vitest";
import type { Book } from "../content/model";
import { passageOf } from "./passage";

const PLACE = { origin: "https://example.com", host: "example.com", pathname: "/book/a-volume" };
const QUOTE = { id: "v1-7", text: "It rains. It stops.", example: "Look up." };
const LINK = { slug: "a-collection", title: "A Collection" };
const BOOK: Book = {
  slug: "a-volume",
  title: "A Volume",
  subtitle: "Volume One",
  cover: { avif: "", webp: "", src: "", width: 2, height: 3 },
  quotes: [QUOTE],
  volumes: [],
  collections: [LINK],
};

describe("a quote as it leaves the page", () => {
  test("carries an address that opens this very quote", () => {
    expect(passageOf(BOOK, QUOTE, PLACE).address).toBe("https://example.com/book/a-volume#v1-7");
  });

  test("says which volume it is from, since volumes share a title", () => {
    expect(passageOf(BOOK, QUOTE, PLACE).book).toBe("A Volume, Volume One");
  });

  test("names a collection by its title alone", () => {
    const collection = { ...BOOK, title: "A Collection", volumes: [LINK], collections: [] };
    expect(passageOf(collection, QUOTE, PLACE).book).toBe("A Collection");
  });

  test("brings its sentences, its example and a name for its image", () => {
    expect(passageOf(BOOK, QUOTE, PLACE)).toMatchObject({
      sentences: ["It rains. ", "It stops."],
      example: "Look up.",
      host: "example.com",
      fileName: "a-volume-v1-7.png",
    });
  });
});
