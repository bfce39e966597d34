import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { bookOf, reader, trilogy } from "../../../tests/helpers/reader";

test.each([
  ["lyrics-of-the-mind", "rgb(240, 106, 88)"],
  ["dream-chasers-bible", "rgb(233, 174, 69)"],
  ["experiences-of-life", "rgb(114, 190, 150)"],
  ["dream-chasers-bible-volume-2", "rgb(157, 183, 245)"],
])("gives the title of %s its colour", async (slug, colour) => {
  await reader.mount(await bookOf(slug));
  const heading = page.getByRole("heading", { level: 1 }).element();
  expect(getComputedStyle(heading).color).toBe(colour);
});

test.each([
  [390, 844, 5, 0],
  [844, 390, 5, 0],
  [768, 1024, 2, 3],
  [1440, 900, 2, 3],
])("lists the volumes once at %i by %i", async (width, height, rows, contents) => {
  await page.viewport(width, height);
  await reader.mount(trilogy);
  const linksIn = (name: string) =>
    page.getByRole("navigation", { name }).getByRole("link").elements().length;
  expect([linksIn("More books"), linksIn("Contents")]).toEqual([rows, contents]);
  const top = document.querySelector(".related")?.getBoundingClientRect().top ?? 0;
  expect(innerHeight - top).toBeCloseTo(36, 0); // and they peek over the fold
});
