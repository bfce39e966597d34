import { page } from "vitest/browser";
import { bookOf, fakeClock, viewer } from "../../../tests/helpers/viewer.tsx";

fakeClock();

test.each([
  ["lyrics-of-the-mind", "red"],
  ["dream-chasers-bible", "amber"],
  ["experiences-of-life", "green"],
  ["lyrics-of-the-mind-volume-2", "blue"], // the primary colour
  ["lyrics-of-the-mind-trilogy", "blue"],
])("the title of %s is %s", async (slug, color) => {
  await viewer.mount(await bookOf(slug));
  const title = page.getByRole("heading", { level: 1 }).element();
  expect(nameOf(getComputedStyle(title).color)).toBe(color);
});

function nameOf(color: string) {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (blue > red) return blue > green ? "blue" : "green";
  if (green > red) return "green";
  return green > 1.5 * blue ? "amber" : "red";
}
