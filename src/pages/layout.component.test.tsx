import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { isDark } from "../../tests/helpers/contrast.ts";
import { emulateMedia, emulateTextSize } from "../../tests/helpers/emulate.ts";
import { belowFirstScreen, layoutFaults, WINDOW_SIZES } from "../../tests/helpers/layout-faults.ts";
import {
  boxOf,
  eachWindow,
  loadFonts,
  propsOf,
  setRightToLeft,
} from "../../tests/helpers/mounted-page.ts";
import { onePathPerKind } from "../../tests/helpers/one-path-per-kind.ts";
import { pagePaths, routeAt } from "../app/routes.tsx";
import { motionPreference } from "../runtime/motion-preference.ts";
import HomePage from "./home/home-page.tsx";

/** The elements of a page's first screen, and the least window height that shows them. */
const FIRST_SCREENS: Record<string, { shows: string; least?: number }> = {
  "/": { shows: ".card:first-child h2" },
  "/book/lyrics-of-the-mind-trilogy": { shows: ".dock-buttons button" },
  "/book/experiences-of-life": { shows: ".dock-buttons button" },
  "/buy-books": { shows: ".button", least: 600 },
  "/roll-the-dice": { shows: ".die, .button", least: 560 },
  "/add-to-home-screen": { shows: ".carousel-controls", least: 700 },
  "/book/nope": { shows: ".button" },
};
const ROUTES = onePathPerKind(pagePaths).map((path) => ({
  path,
  shows: "h1, .back-link",
  least: 375,
  ...FIRST_SCREENS[path],
}));
/** Windows in which larger text and wider spacing are tested. */
const READERS_WINDOWS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;
const DESKTOP_AT_400 = [320, 225] as const;
const A4_PX = [711, 1123] as const; // without the side margins
const PRINTED_PX = 1016; // without the top and bottom margins

beforeEach(() => motionPreference.set(false));

test.each(ROUTES)("$path fits every window", async ({ path, shows, least }) => {
  await open(path);
  // Safari ignores lists without role="list".
  expect(document.querySelectorAll(":is(ul, ol):not([role], nav *)")).toHaveLength(0);
  await eachWindow([...WINDOW_SIZES, DESKTOP_AT_400], (_width, height) => {
    const below = height < least ? [] : belowFirstScreen(shows);
    scrollTo(0, document.body.scrollHeight); // at the end of the page nothing sticks to the bottom
    return [...layoutFaults(), ...below];
  });
});

test.each(ROUTES)("$path fits with text at 200 %", async ({ path }) => {
  await emulateTextSize(32);
  await open(path);
  await eachWindow(READERS_WINDOWS, layoutFaults);
  await eachWindow([[240, 320]], () => layoutFaults().filter((fault) => /wide|leaves/.test(fault)));
});

test.each(ROUTES)("$path fits from right to left, with mirrored arrows", async ({ path }) => {
  setRightToLeft();
  await open(path);
  await eachWindow(READERS_WINDOWS, () => {
    scrollTo(0, document.body.scrollHeight);
    return layoutFaults();
  });
  const arrows = "a .icon, .dock .icon, .carousel-controls .icon";
  for (const arrow of document.querySelectorAll(arrows))
    expect(getComputedStyle(arrow).scale).toBe("-1 1");
});

test.each(ROUTES)("$path loses no word with the text spacing of WCAG 1.4.12", async ({ path }) => {
  const style = document.head.appendChild(document.createElement("style"));
  onTestFinished(() => style.remove());
  style.textContent = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`;
  await open(path);
  await eachWindow(READERS_WINDOWS, (width) => {
    // On a phone long words may break beside a cover.
    const loss = width > 390 ? /cut|leaves|wide|cannot|broken/ : /cut|leaves|wide|cannot/;
    const lost = layoutFaults().filter((fault) => loss.test(fault));
    const isOver = path === "/" && boxOf(".home-intro").bottom > boxOf(".book-cover").top;
    return [...lost, ...(isOver ? ["intro over a cover"] : [])];
  });
});

test.each(ROUTES)("$path prints on one sheet, dark on white, without controls", async (route) => {
  await page.viewport(...A4_PX);
  await emulateMedia({ media: "print" });
  await open(route.path);
  const shown = [...document.querySelectorAll("body *")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const hasText = ({ nodeType, nodeValue }: Node) =>
    nodeType === Node.TEXT_NODE && nodeValue?.trim();
  const texts = shown.filter(({ childNodes }) => [...childNodes].some(hasText));
  expect(texts.length).toBeGreaterThan(0);
  const lowest = Math.max(...shown.map((element) => element.getBoundingClientRect().bottom));
  expect(lowest, "no empty sheet follows").toBeLessThanOrEqual(PRINTED_PX);
  expect(texts.filter((element) => !isDark(getComputedStyle(element).color))).toEqual([]);
  const dark = shown.filter((element) => isDark(getComputedStyle(element).backgroundColor));
  expect(dark.filter((element) => !element.matches(".spines i"))).toEqual([]);
  const unwanted = "button, input, [href='/'], .dock, .related, .home-wordmark";
  expect(shown.filter((element) => element.matches(unwanted))).toEqual([]);
  expect(layoutFaults().filter((fault) => !/ is \d+ by \d+ px$/.test(fault))).toEqual([]);
});

test("three books leave no row of the home page half empty", async () => {
  const home = await propsOf("home");
  const books = [...home.books, { ...home.books[0], id: "3" }] as typeof home.books;
  await render(<HomePage page={{ ...home, books }} />);
  await eachWindow(WINDOW_SIZES, () => {
    const end = boxOf(".home-cards").right;
    const cards = [...document.querySelectorAll(".card")].map((card) =>
      card.getBoundingClientRect(),
    );
    const lasts = cards.filter(({ right }) => Math.abs(right - end) < 1);
    return cards.filter(({ bottom }) => !lasts.some((last) => Math.abs(last.bottom - bottom) < 1));
  });
});

async function open(path: string) {
  await render(await routeAt(path).load());
  await loadFonts();
}
