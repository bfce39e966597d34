import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { layoutFaults } from "../../tests/helpers/boxes";
import { EACH_PATH } from "../../tests/helpers/each-path";
import { emulateMedia, emulateTextSize } from "../../tests/helpers/emulate";
import { routeAt } from "../app/routes";

const WINDOWS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1440, 900],
] as const;

test.each(EACH_PATH)("%s fits every window with text twice as large", async (path) => {
  await emulateTextSize(32);
  await render(await routeAt(path).load());
  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height);
    await document.fonts.ready;
    expect([...layoutFaults(), ...brokenWords()], `${width} by ${height}`).toEqual([]);
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
    const broken = width > 390 ? brokenWords() : []; // beside a cover on a phone no long word fits
    expect([...lost, ...broken], `${width} by ${height}`).toEqual([]);
    const intro = document.querySelector(".home-intro")?.getBoundingClientRect();
    const cover = document.querySelector(".book-cover")?.getBoundingClientRect();
    if (intro && cover) expect(intro.bottom).toBeLessThan(cover.top);
  }
});

/** Words of which a part stands on the next line, where no browser may set a hyphen. */
function brokenWords() {
  const shown = [...document.querySelectorAll("main *")].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).hyphens !== "auto",
  );
  return shown
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .flatMap((node) =>
      [...(node.nodeValue ?? "").matchAll(/[\p{L}\p{N}’']+/gu)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
          ? `“${word}” is broken`
          : "";
      }),
    )
    .filter(Boolean);
}

/** As WCAG 1.4.12 lets readers do. */
function spaceText() {
  const style = document.head.appendChild(document.createElement("style"));
  onTestFinished(() => style.remove());
  style.textContent = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`;
}
