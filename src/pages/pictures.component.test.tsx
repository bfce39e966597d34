import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { routeAt } from "../app/routes";

test.each([
  ["/", "📖📖📖🎲📱"],
  ["/book/lyrics-of-the-mind-trilogy", "📖"],
  ["/buy-books", "📖"],
  ["/add-to-home-screen", "📱📱📱📱"],
  ["/book/nope", "📖"],
])("%s shows emoji for pictures that fail, and moves nothing", async (path, emojis) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.viewport(width, height);
    const { unmount } = await render(await routeAt(path).load());
    await document.fonts.ready;
    const before = places();
    for (const image of [...document.images]) image.dispatchEvent(new Event("error"));
    const shown = () => [...document.querySelectorAll(".picture-emoji")];
    await expect
      .poll(() =>
        shown()
          .map((it) => it.textContent)
          .join(""),
      )
      .toBe(emojis);
    // Files are whole pixels wide, and so a little off the shape that is reserved.
    const moved = places().map((at, index) => Math.abs(at - (before[index] ?? 0)));
    expect(Math.max(...moved), `${width} by ${height}`).toBeLessThan(2);
    await unmount();
  }
});

/** Where each picture is, or the emoji in its place, and everything that could be moved by it. */
function places() {
  const parts = document.querySelectorAll<HTMLElement>("img, .picture-emoji, h1, h2, p, .button");
  return [...parts].flatMap(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => {
    return [offsetLeft, offsetTop, offsetWidth, offsetHeight];
  });
}
