import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { belowFirstScreen, layoutFaults, SIZES } from "../../../tests/helpers/boxes";
import { emulateMedia, emulateTextSize } from "../../../tests/helpers/emulate";
import { propsOf } from "../../../tests/helpers/page-props";
import { mountTyping } from "../../effects/typing-heading/mount";
import { motion } from "../../runtime/motion";
import { HomePage } from "./home-page";

const home = await propsOf("home");

beforeEach(() => motion.set(true));

test("the name stands in the heading alone, the introduction below it", async () => {
  const { container } = await renderHome(1440, 900);
  await expect.element(page.getByText(home.intro)).toBeVisible();
  expect(container.querySelector(".home-wordmark")?.textContent).toBe("");
  expect(page.getByRole("heading", { level: 1 }).elements()).toHaveLength(1);
});

test.each(SIZES)("in motion and still it fits a window of %i by %i", async (width, height) => {
  await renderHome(width, height);
  expect(belowFirstScreen("li:first-child h2")).toEqual([]);
  expectFitsMovingAndStill();
});

test.each([
  [667, 375],
  [844, 390],
  [932, 430],
])("on a phone on its side, %i by %i, both books stand whole", async (width, height) => {
  await renderHome(width, height);
  expect(belowFirstScreen(".card-book")).toEqual([]);
  expectFitsMovingAndStill();
});

test.each([
  [390, 150],
  [390, 200],
  [768, 200],
])("a window of %i px holds text at %i percent", async (width, percent) => {
  await emulateTextSize((16 * percent) / 100);
  await renderHome(width);
  expectFitsMovingAndStill();
});

test.each([320, 390, 1440])(
  "a long word breaks rather than leave its card at %i px",
  async (width) => {
    const { container } = await renderHome(width);
    const long = "Weltanschauungslehrenverzeichnis".repeat(2);
    for (const text of container.querySelectorAll(".card h2, .card .mono, .home-intro")) {
      text.textContent = long;
    }
    for (const letter of container.querySelectorAll(".typing > * > *")) letter.textContent = "Wort";
    expect(document.documentElement.scrollWidth).toBe(width);
    for (const card of container.querySelectorAll(".card")) {
      expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
);

test.each([320, 390, 899, 900, 1440])("at %i px another tagline has room", async (width) => {
  const { container } = await renderHome(width);
  const tagline = container.querySelector(".typing-tagline") as Element;
  tagline.textContent = "find out who you might become, slowly";
  // Tall letters may come near the title's low ones.
  expectFitsMovingAndStill((fault) => !/become.* are [0-7] px apart/.test(fault));
});

test.each([1, 2])("at every width a typed tagline %i times as long has room", async (times) => {
  const { container } = await renderHome();
  const [typing, title, typed] = ["", " > span", " > em"].map((place) =>
    container.querySelector(`.typing${place}`),
  ) as [Element, Element, HTMLElement];
  typed.innerHTML = typed.innerHTML.repeat(times);
  const controller = new AbortController();
  mountTyping(typing, controller.signal);
  for (const width of [320, 390, 600, 899, 900, 1440]) {
    await page.viewport(width, 844);
    await expect
      .poll(() => typed.clientHeight - title.clientHeight, { message: `${width} px` })
      .toBeLessThanOrEqual(1);
  }
  const smallest = Number.parseFloat(getComputedStyle(typed).fontSize);
  expect(smallest).toBeGreaterThan(16);
  controller.abort();
});

test("on paper covers are bare, wordmark and switch are left out", async () => {
  const { container } = await renderHome(718, 1000);
  await emulateMedia({ media: "print" });
  const style = (selector: string, pseudo?: string) =>
    getComputedStyle(container.querySelector(selector) as Element, pseudo);
  expect(style(".book-cover", "::after").content).toBe("none");
  expect(style(".home-wordmark").display).toBe("none");
  expect(style(".motion-switch").display).toBe("none");
  expect(layoutFaults()).toEqual([]);
});

async function renderHome(width = 390, height = 844) {
  await page.viewport(width, height);
  const rendered = await render(<HomePage page={home} />);
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => font)));
  return rendered;
}

/** Also, the cards stay where they are when motion is switched. */
function expectFitsMovingAndStill(counts = (_fault: string) => true) {
  const places = [true, false].map((moving) => {
    motion.set(moving);
    expect(layoutFaults().filter(counts)).toEqual([]);
    return document.querySelector(".home-cards")?.getBoundingClientRect().toJSON();
  });
  expect(places[0]).toEqual(places[1]);
}
