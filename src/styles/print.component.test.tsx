import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EACH_PATH } from "../../tests/helpers/each-path";
import { emulateMedia } from "../../tests/helpers/emulate";
import { routeAt } from "../app/routes";

const A4_PX = [711, 1123] as const; // without the margins at its sides
const PRINTED_PX = 1016; // nor those above and below

test.each(EACH_PATH)("%s prints words dark on white", async (path) => {
  await page.viewport(...A4_PX);
  await emulateMedia({ media: "print" });
  await render(await routeAt(path).load());
  const shown = [...document.querySelectorAll("body *")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const words = shown.filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    ),
  );
  expect(words.length).toBeGreaterThan(0);
  const lowest = Math.max(...shown.map((element) => element.getBoundingClientRect().bottom));
  expect(lowest, "no empty sheet follows").toBeLessThanOrEqual(PRINTED_PX);
  expect(words.filter((element) => !isDark(getComputedStyle(element).color))).toEqual([]);
  const dark = shown.filter((element) => isDark(getComputedStyle(element).backgroundColor));
  expect(dark.filter((element) => !element.matches(".spines i"))).toEqual([]);
  expect(shown.filter((element) => element.matches("button, input, [href='/']"))).toEqual([]);
});

/** Dark and not transparent; a ground that is transparent is the paper's own. */
function isDark(colour: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 1 && Math.max(red, green, blue) <= 0x44;
}
