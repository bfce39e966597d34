import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { layoutFaults } from "../../tests/boxes";
import { emulateMedia, emulateTextSize } from "../../tests/emulate";
import { EACH_PATH } from "../../tests/part-paths";
import { routeAt } from "../app/routes";

const WINDOWS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

test.each(EACH_PATH)("%s fits every window with text twice as large", async (path) => {
  await emulateTextSize(32);
  await render(await routeAt(path).load());
  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height);
    await document.fonts.ready;
    expect(layoutFaults(), `${width} by ${height}`).toEqual([]);
  }
});

test.each(EACH_PATH)("%s loses no word when its text is spaced widely", async (path) => {
  spaceText();
  await emulateMedia({ "prefers-reduced-motion": "reduce" }); // with both lines of the home page's title
  await render(await routeAt(path).load());
  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height);
    await document.fonts.ready;
    const lost = layoutFaults().filter((fault) => /cut|leaves|too wide|cannot/.test(fault));
    expect(lost, `${width} by ${height}`).toEqual([]);
    const intro = document.querySelector(".home-intro")?.getBoundingClientRect();
    const cover = document.querySelector(".book-cover")?.getBoundingClientRect();
    if (intro && cover) expect(intro.bottom).toBeLessThan(cover.top);
  }
});

/** As WCAG 1.4.12 lets readers do. */
function spaceText() {
  const style = document.head.appendChild(document.createElement("style"));
  onTestFinished(() => style.remove());
  style.textContent = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`;
}
