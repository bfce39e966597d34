import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { belowFirstScreen, layoutFaults, SIZES } from "../../../tests/helpers/boxes";
import { propsOf } from "../../../tests/helpers/page-props";
import { motionPreference } from "../../runtime/motion-preference";
import { HomePage } from "./home-page";

const home = await propsOf("home");

test("names the site once, in its heading", async () => {
  await renderHome();
  await expect.element(page.getByText(home.intro)).toBeVisible();
  expect(document.querySelector(".home-wordmark")?.textContent).toBe("");
});

test.each([...SIZES, [667, 375], [932, 430]] as const)(
  "keeps its cards in place when motion is paused, with a tagline of any length, at %i by %i",
  async (width, height) => {
    await page.viewport(width, height);
    await renderHome();
    const tagline = document.querySelector(".typing-tagline") as Element;
    for (const text of [tagline.textContent, "find out who you might become, slowly"]) {
      tagline.textContent = text;
      const places = [true, false].map((moving) => {
        motionPreference.set(moving);
        // Tall letters may come near the title's low ones.
        const near = /become.* are [0-7] px apart/;
        expect(layoutFaults().filter((fault) => !near.test(fault))).toEqual([]);
        return document.querySelector(".home-cards")?.getBoundingClientRect().toJSON();
      });
      expect(places[0]).toEqual(places[1]);
    }
    if (height < 500) expect(belowFirstScreen(".card-book")).toEqual([]); // both books
  },
);

test("keeps a book's subtitle on two lines on the smallest phones", async () => {
  await page.viewport(320, 568);
  await renderHome();
  for (const subtitle of document.querySelectorAll(".card-book .mono"))
    expect(subtitle.getClientRects()[0]?.height).toBeLessThan(50); // three are 63
});

async function renderHome() {
  await render(<HomePage page={home} />);
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => font)));
}
