import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EACH_PATH } from "../../tests/helpers/each-path";
import { routeAt } from "../app/routes";

test.each(EACH_PATH)("%s without its styles fits a phone and claims nothing", async (path) => {
  const sheets = [...document.styleSheets];
  for (const sheet of sheets) sheet.disabled = true;
  onTestFinished(() => {
    for (const sheet of sheets) sheet.disabled = false;
  });
  await page.viewport(390, 844);
  await render(await routeAt(path).load());
  const wide = [...document.images].filter((image) => image.getBoundingClientRect().width > 390);
  expect(wide.map((image) => image.outerHTML)).toEqual([]);
  expect(document.querySelector(".guide-standalone")?.checkVisibility() ?? false).toBe(false);
});
