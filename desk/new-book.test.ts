import { expect, test } from "vitest";
import { loadContent } from "../vite/content/load.ts";
import { freshContent, toldOf } from "../vite/content/mistakes.fixture.ts";
import { newCollection, newVolume, slugFor } from "./new-book.ts";

test("a title becomes a slug", () => {
  expect(slugFor("The Dream Chaser's Café, Volume 2")).toBe("the-dream-chasers-cafe-volume-2");
});

test("a new volume and its collection lack nothing but a cover", async () => {
  const content = await freshContent();
  const volume = await newVolume(content.folder, "Letters: Home");
  expect(volume).toEqual({
    file: "content/volumes/letters-home.yaml",
    next: [
      "Put its cover into content/covers as letters-home.jpg, or write its own name after coverUrl:",
      "Write its quotes in content/volumes/letters-home.yaml, or take them from a spreadsheet: npm run content:import",
      'Name it in content/collections/nights.yaml, below "volumes:", as   - letters-home',
      'or make a collection for it: npm run content -- --new-collection "Its title"',
    ],
  });
  await content.write("covers/letters-home.svg", await content.read("covers/plain.svg"));
  await content.change(volume.file.replace("content/", ""), "letters-home.jpg", "letters-home.svg");

  await content.write("covers/letters.svg", await content.read("covers/plain.svg"));
  const collection = await newCollection(content.folder, "Letters");
  expect(collection).toEqual({ file: "content/collections/letters.yaml", next: [] });
  expect(await toldOf(content.folder)).toEqual([]);

  const { collections, volumes } = await loadContent(content.folder);
  expect(collections.at(-1)).toMatchObject({
    id: "2",
    title: "Letters",
    volumes: ["letters-home"],
  });
  expect(volumes.find(({ slug }) => slug === "letters-home")).toMatchObject({
    title: "Letters: Home",
    quotes: [{ id: "lh1" }],
  });
});

test("a book may be called by a number", async () => {
  const content = await freshContent();
  for (const slug of ["1984", "1985"]) {
    await content.write(`covers/${slug}.svg`, await content.read("covers/plain.svg"));
  }
  await newVolume(content.folder, "1984");
  await newCollection(content.folder, "1985");
  expect(await toldOf(content.folder)).toEqual([]);
});

test("what is there is never written over", async () => {
  const content = await freshContent();
  await expect(newVolume(content.folder, "Late")).rejects.toThrow(
    "content/volumes/late.yaml is there already.",
  );
  await expect(newCollection(content.folder, "More")).rejects.toThrow(
    "Every volume is in a collection already.",
  );
  await expect(newVolume(content.folder, "…")).rejects.toThrow("Which title?");
});
