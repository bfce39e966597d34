import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { belowFirstScreen, layoutFaults, SIZES } from "../../../tests/boxes";
import { emulateMedia, emulateTextSize } from "../../../tests/emulate";
import { mountTyping } from "../../effects/typing-heading/mount";
import { motion } from "../../runtime/motion";
import { home } from "./home.content";
import { HomePage } from "./home-page";

beforeEach(async () => {
  motion.set(true);
  await page.viewport(390, 844);
});

test("the cards stand in their given order, and each leads to its page", async () => {
  await renderHome();
  const cards = page.getByRole("listitem").elements();
  const words = cards.map((card) => [
    card.querySelector("a")?.getAttribute("href"),
    ...[...card.querySelectorAll("h2, p")].map((element) => element.textContent),
  ]);
  expect(words.map((parts) => parts.join(" | "))).toEqual([
    "/book/lyrics-of-the-mind-trilogy | Lyrics of the Mind Trilogy | The Complete Collection",
    "/book/dream-chasers-trilogy | The Dream Chaser's Trilogy | The Complete Collection",
    "/buy-books | Buy Books | Complete Collection Available",
    "/roll-the-dice | Roll the Dice – This is How Life Is, Keep Trying | Interactive Experience",
    "/add-to-home-screen | Add to Home Screen | Custom Screen",
  ]);
  expect(home.books.at(1)?.id).toBe("2");
});

test("the wordmark is for the eye alone, the introduction for everyone", async () => {
  await renderHome();
  await expect.element(page.getByText(home.intro)).toBeVisible();
  const wordmark = page.getByText("Lyrics of the Mind", { exact: true });
  expect(wordmark.elements().filter((element) => element.closest("[aria-hidden]"))).not.toEqual([]);
  expect(page.getByRole("heading", { level: 1 }).elements()).toHaveLength(1);
});

test.each(SIZES)("in motion and still it fits a window of %i by %i", async (width, height) => {
  await page.viewport(width, height);
  await renderHome();
  const cards = () => placeOf(".home-cards");
  const before = cards();
  expect(layoutFaults()).toEqual([]);
  expect(belowFirstScreen("li:first-child h2")).toEqual([]);
  motion.set(false);
  expect(page.getByRole("paragraph").first().element()).toBeVisible();
  expect(layoutFaults()).toEqual([]);
  expect(cards()).toEqual(before);
});

test.each([
  [667, 375],
  [844, 390],
  [932, 430],
])("on a phone on its side, %i by %i, both books stand whole", async (width, height) => {
  await page.viewport(width, height);
  await renderHome();
  expect(belowFirstScreen(".card-book")).toEqual([]);
  expectFitsMovingAndStill();
});

test.each([
  [390, 150],
  [390, 200],
  [768, 200],
])("a window of %i px holds text at %i percent", async (width, percent) => {
  await emulateTextSize((16 * percent) / 100);
  await page.viewport(width, 844);
  await renderHome();
  expectFitsMovingAndStill();
});

test.each([320, 390, 1440])(
  "a long word breaks rather than leave its card at %i px",
  async (width) => {
    await page.viewport(width, 844);
    const { container } = await renderHome();
    const long = "Weltanschauungslehrenverzeichnis".repeat(2);
    for (const text of container.querySelectorAll(".card h2, .card .mono, .home-intro")) {
      text.textContent = long;
    }
    for (const sentence of container.querySelectorAll(".typing > *")) {
      for (const letter of sentence.children) letter.textContent = "Wort";
    }
    expect(document.documentElement.scrollWidth).toBe(width);
    for (const card of container.querySelectorAll(".card")) {
      expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
);

test("other words have room, and nothing moves when motion is switched", async () => {
  const { container } = await renderHome();
  const tagline = container.querySelector(".typing-tagline") as Element;
  tagline.textContent = "find out who you might become, slowly";
  for (const width of [320, 390, 899, 900, 1440]) {
    await page.viewport(width, 844);
    motion.set(false);
    const still = placeOf(".home-cards");
    const faults = layoutFaults().filter((fault) => !/become.* are [0-7] px apart/.test(fault));
    expect(faults, `${width} px`).toEqual([]); // tall letters may come near the title's low ones
    motion.set(true);
    expect(placeOf(".home-cards")).toEqual(still);
  }
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
  await page.viewport(718, 1000);
  const { container } = await renderHome();
  await emulateMedia({ media: "print" });
  const style = (selector: string, pseudo?: string) =>
    getComputedStyle(container.querySelector(selector) as Element, pseudo);
  expect(style(".book-cover", "::after").content).toBe("none");
  expect(style(".home-wordmark").display).toBe("none");
  expect(style(".motion-switch").display).toBe("none");
  expect(layoutFaults()).toEqual([]);
});

async function renderHome() {
  const rendered = await render(<HomePage />);
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => font)));
  return rendered;
}

function placeOf(selector: string) {
  return document.querySelector(selector)?.getBoundingClientRect().toJSON();
}

function expectFitsMovingAndStill() {
  for (const moving of [true, false]) {
    motion.set(moving);
    expect(layoutFaults()).toEqual([]);
  }
}
