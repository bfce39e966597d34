import { canonicalPath, parsePictureFileName, pictureFileName } from "./paths.ts";

test.each([
  ["/index.html", "/"],
  ["/index", "/"],
  ["/buy-books/", "/buy-books"],
  ["/buy-books.html", "/buy-books"],
  ["/book/experiences-of-life.html", "/book/experiences-of-life"],
  ["/%62uy-books%2Ehtml", "/buy-books"],
  ["/%", "/%"],
])("the canonical path of %s is %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test("parses the name, width and format of a picture's file only", () => {
  const file = pictureFileName("a-cover-abc-_123", 280, "avif");
  for (const path of [file, `/${file}`])
    expect(parsePictureFileName(path)).toEqual({
      name: "a-cover-abc-_123",
      width: 280,
      format: "avif",
    });
  for (const path of [`/a/${file}`, `${file}?a`, "/pictures/a-abc.avif", "/assets/a.js"])
    expect(parsePictureFileName(path), path).toBeUndefined();
});
