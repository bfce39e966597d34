import { expect, test } from "vitest";
import { createCacheIndex } from "./cache-index";

const LYRICS = "/pictures/lyrics-of-the-mind-560-aaaaaaaa.avif";
const SECOND = "/pictures/lyrics-of-the-mind-volume-2-560-bbb-_bbb.avif";
const MAIN = "/assets/main-Ab12Cd34.js";
const index = createCacheIndex(["/", "/buy-books", "/book/a", MAIN, LYRICS, SECOND]);

test.each([
  ["/", "/"],
  ["/index.html", "/"],
  ["/buy-books/", "/buy-books"],
  ["/book/a.html", "/book/a"],
  ["/nope", undefined],
  ["/book/nope", undefined],
])("%s is answered by the page %s", (path, page) => {
  expect(index.page(path)).toBe(page);
});

test.each([
  ["its own name", MAIN, MAIN],
  ["no older one", "/assets/main-older000.js", undefined],
  ["the kept picture itself", LYRICS, LYRICS],
  ["that picture in another width", "/pictures/lyrics-of-the-mind-280-cccccccc.avif", LYRICS],
  [
    "no picture whose name begins alike",
    "/pictures/lyrics-of-the-mind-volume-2-280-dddddddd.avif",
    SECOND,
  ],
  ["no picture that was never kept", "/pictures/new-560-ffffffff.avif", undefined],
])("a file is found by %s", (_how, path, file) => {
  expect(index.file(path)).toBe(file);
});

test("another format is answered only when there is no other way", () => {
  const png = "/pictures/lyrics-of-the-mind-280-eeeeeeee.png";
  expect(index.file(png)).toBeUndefined();
  expect(index.picture(png)).toBe(LYRICS);
  expect(index.picture("/nope")).toBeUndefined();
});
