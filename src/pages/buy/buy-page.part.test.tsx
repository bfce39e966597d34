import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { propsOf } from "../../../tests/page-props";
import { BuyPage } from "./buy-page";

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
    const button = page.getByRole("link", { name: /Purchase/ });
    for (const top of [0, 60, 120]) {
      scrollTo(0, top);
      const { bottom } = heading.element().getBoundingClientRect();
      expect(button.element().getBoundingClientRect().top, `at ${top}`).toBeGreaterThan(bottom);
    }
  },
);
