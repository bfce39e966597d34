import { expect, test } from "vitest";
import { createCacheIndex } from "./cache-index";

const index = createCacheIndex([
  "/",
  "/buy-books",
  "/book/experiences-of-life",
  "/assets/main-Ab12Cd34.js",
  "/pictures/lyrics-of-the-mind-560-aaaaaaaa.avif",
  "/pictures/lyrics-of-the-mind-volume-2-560-bbb-_bbb.avif",
]);

test("a page is found by its address, however it is spelled", () => {
  expect(index.page("/")).toBe("/");
  expect(index.page("/index.html")).toBe("/");
  expect(index.page("/buy-books/")).toBe("/buy-books");
  expect(index.page("/book/experiences-of-life.html")).toBe("/book/experiences-of-life");
});

test("an unknown page is not there", () => {
  expect(index.page("/nope")).toBeUndefined();
  expect(index.page("/book/nope")).toBeUndefined();
});

test("a file is found by its name alone", () => {
  expect(index.file("/assets/main-Ab12Cd34.js")).toBe("/assets/main-Ab12Cd34.js");
  expect(index.file("/assets/main-older000.js")).toBeUndefined();
});

test("a picture of any width is answered by the kept one", () => {
  const kept = "/pictures/lyrics-of-the-mind-560-aaaaaaaa.avif";
  expect(index.file("/pictures/lyrics-of-the-mind-280-cccccccc.avif")).toBe(kept);
  expect(index.file(kept)).toBe(kept);
});

test("pictures whose names begin alike are not confused", () => {
  expect(index.file("/pictures/lyrics-of-the-mind-volume-2-280-dddddddd.avif")).toBe(
    "/pictures/lyrics-of-the-mind-volume-2-560-bbb-_bbb.avif",
  );
});

test("another format is answered only when there is no other way", () => {
  const png = "/pictures/lyrics-of-the-mind-280-eeeeeeee.png";
  expect(index.file(png)).toBeUndefined();
  expect(index.picture(png)).toBe("/pictures/lyrics-of-the-mind-560-aaaaaaaa.avif");
});

test("a picture that was never kept is not there", () => {
  expect(index.file("/pictures/new-560-ffffffff.avif")).toBeUndefined();
});
