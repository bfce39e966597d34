import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WINDOW_SIZES } from "../../tests/helpers/layout-faults.ts";
import { routeAt } from "../app/routes.tsx";

test.each([
  ["/", "📖📖📖🎲📱"],
  ["/book/lyrics-of-the-mind-trilogy", "📖"],
  ["/buy-books", "📖"],
  ["/add-to-home-screen", "📱📱📱📱"],
  ["/book/nope", "📖"],
])("%s shows emoji for pictures that fail to load, and moves nothing", async (path, emojis) => {
  await render(await routeAt(path).load());
  await document.fonts.ready;
  const before = await placesInWindows();
  const names = [...document.images].map(({ alt }) => alt);
  for (const image of [...document.images]) image.dispatchEvent(new Event("error"));
  const shown = () => [...document.querySelectorAll(".picture-emoji")];
  const texts = () => shown().map(({ textContent }) => textContent);
  await expect.poll(() => texts().join("")).toBe(emojis);
  const nameOf = ({ role, ariaLabel, ariaHidden }: Element) =>
    role === "img" ? ariaLabel : ariaHidden && "";
  expect(shown().map(nameOf)).toEqual(names);
  // Generated files have whole pixels, so their proportions differ slightly from those reserved.
  const after = await placesInWindows();
  const moved = after.map((position, index) => Math.abs(position - (before[index] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(2);
});

/** The positions of each picture or its emoji, and of everything that it could move. */
async function placesInWindows() {
  const positions: number[] = [];
  for (const [width, height] of WINDOW_SIZES) {
    await page.viewport(width, height);
    const parts = document.querySelectorAll<HTMLElement>("img, .picture-emoji, h1, h2, p, .button");
    for (const { offsetLeft, offsetTop, offsetWidth, offsetHeight } of parts)
      positions.push(offsetLeft, offsetTop, offsetWidth, offsetHeight);
  }
  return positions;
}
