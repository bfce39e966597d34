import { describe, expect, test } from "vitest";
import type { Book } from "../content/model";
import { passageOf } from "./passage";

const PLACE = { origin: "https://example.com", host: "example.com", pathname: "/book/a-volume" };
const QUOTE = { id: "v1-7", text: "It rains. It stops.", example: "Look up." };
const BOOK: Book = {
  head: {
    title: "A Volume, Volume One | A Site",
    name: "A Volume, Volume One",
    description: "",
    url: "",
    picture: "",
    pictureText: "",
    data: "",
  },
  slug: "a-volume",
  title: "A Volume",
  subtitle: "Volume One",
  cover: { avif: "", webp: "", src: "", width: 2, height: 3 },
  quotes: [QUOTE],
  volumes: [],
  collections: [{ slug: "a-collection", title: "A Collection" }],
};

describe("a quote as it leaves the page", () => {
  test("carries an address that opens this very quote", () => {
    expect(passageOf(BOOK, QUOTE, PLACE).address).toBe("https://example.com/book/a-volume#v1-7");
  });

  test("says which volume it is from, since volumes share a title", () => {
    expect(passageOf(BOOK, QUOTE, PLACE).book).toBe("A Volume, Volume One");
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
