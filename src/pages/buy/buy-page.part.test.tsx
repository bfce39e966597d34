import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { layoutFaults, SIZES } from "../../../tests/boxes";
import { setTextSize } from "../../../tests/text-size";
import { BuyPage } from "./buy-page";

test.each(SIZES)("fits a window of %i by %i", async (width, height) => {
  await page.viewport(width, height);
  await render(<BuyPage />);
  await document.fonts.ready;
  expect(layoutFaults()).toEqual([]);
});

test.each([320, 390])("fits a phone of %i px with text at 200 %%", async (width) => {
  await setTextSize(200);
  await page.viewport(width, 844);
  await render(<BuyPage />);
  await document.fonts.ready;
  expect(layoutFaults()).toEqual([]);
});
