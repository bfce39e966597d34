import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { layoutFaults } from "../../tests/boxes";
import { emulateTextSize } from "../../tests/emulate";
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
