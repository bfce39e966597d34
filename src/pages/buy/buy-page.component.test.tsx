import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateMedia } from "../../../tests/helpers/emulate";
import { propsOf } from "../../../tests/helpers/page-props";
import { BuyPage } from "./buy-page";

const button = page.getByRole("link", { name: /Purchase/ });
const place = () => getComputedStyle(button.element()).position;

test.each([
  [320, 480],
  [320, 568],
  [360, 640],
  [390, 664],
])(
  "in a window of %i by %i the button at hand never covers the offer's heading",
  async (...size) => {
    await page.viewport(...size);
    await render(<BuyPage page={await propsOf("buy")} />);
    await document.fonts.ready;
    const heading = page.getByRole("heading", { name: "Complete Collection", exact: true });
    for (const top of [0, 60, 120]) {
      scrollTo(0, top);
      const { bottom } = heading.element().getBoundingClientRect();
      expect(button.element().getBoundingClientRect().top, `at ${top}`).toBeGreaterThan(bottom);
    }
  },
);

test("the button stays at hand only where it neither fills the screen nor cuts a line", async () => {
  await page.viewport(390, 844);
  await render(<BuyPage page={await propsOf("buy")} />);
  expect(place()).toBe("sticky");
  await emulateMedia({ "forced-colors": "active" }); // which leave out the ground around it
  expect(place()).not.toBe("sticky");
  await emulateMedia({ "forced-colors": "none" });
  await page.viewport(320, 568);
  expect(place()).not.toBe("sticky");
  expect(button.element().clientHeight).toBeLessThanOrEqual(60); // one line
});

test("on the largest screens the button is no wider than its words ask for", async () => {
  await page.viewport(2560, 1440);
  await render(<BuyPage page={await propsOf("buy")} />);
  expect(button.element().getBoundingClientRect().width).toBeLessThanOrEqual(384);
});
