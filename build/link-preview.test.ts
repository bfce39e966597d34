import sharp from "sharp";
import { ogImage } from "./link-preview.tsx";

/** The box of a book beside the text. */
const BESIDE = { left: 745, top: 0, width: 455, height: 630 };

test.each([
  ["a long word", { title: "Experiences of Donaudampfschifffahrt", subtitle: "Volume Three" }],
  ["many words", { title: "Of all that was said and was not ".repeat(3).trim(), subtitle: "One" }],
  [
    "a long subtitle",
    { title: "Late", subtitle: "This is how life is, keep trying, and then again" },
  ],
])("%s stays within its box, on an image of 1200 by 630", async (_what, texts) => {
  const { bytes } = await ogImage("", "a", { ...texts, alt: "" });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  const bare = await ogImage("", "b", { title: "A", alt: "" });
  const [right, expected] = await Promise.all([bytes, bare.bytes].map(rightOf));
  const differing = right?.filter(
    (level, index) => Math.abs(level - (expected?.[index] ?? 0)) > 60,
  );
  expect(differing).toHaveLength(0);
});

test.each([
  [
    { title: "Größe „Życie“ – ‘l’œuvre’", subtitle: "Том 1" },
    { title: "Größe „Życie“ – ‘l’œuvre’" },
  ],
  [{ title: "Salz – 盐", subtitle: "One 🎲" }, { title: "" }],
])("leaves out a text that its fonts cannot draw: %o", async (words, drawn) => {
  const image = await ogImage("", "a", { ...words, alt: "" });
  const expected = await ogImage("", "a", { ...drawn, alt: "" });
  expect(image.fileName).toBe(expected.fileName); // contains a digest
});

function rightOf(bytes: Buffer) {
  return sharp(bytes).extract(BESIDE).greyscale().raw().toBuffer();
}
