import { stopsOf } from "../tests/helpers/keyboard";
import { expectServedHead } from "../tests/helpers/served-head";
import { expect, test } from "../tests/helpers/site";

const CARDS = [
  "Lyrics of the Mind Trilogy The Complete Collection",
  "The Dream Chaser's Trilogy The Complete Collection",
  "Buy Books Complete Collection Available",
  "Roll the Dice – This is How Life Is, Keep Trying Interactive Experience",
  "Add to Home Screen Custom Screen",
];
const VIEWER = [
  "Copy or save this quote",
  "Quote", // the slider
  "Previous quote",
  "Next quote",
  "Random Quote",
];
const MORE_BOOKS = CARDS.slice(0, 3);

/** Where the Tab key comes by, in this order. */
const STOPS: Record<string, string[]> = {
  "/": ["Resume motion", ...CARDS],
  "/book/lyrics-of-the-mind-trilogy": [
    "Back to Books",
    ...VIEWER,
    "Lyrics of the Mind Volume One, 1–5",
    "Lyrics of the Mind Volume Two, 6–8",
    "Experiences of Life Volume Three, 9–12",
    ...MORE_BOOKS.slice(1),
  ],
  "/book/experiences-of-life": ["Back to Books", ...VIEWER, ...MORE_BOOKS],
  "/buy-books": ["Back to Books", "Purchase Collection (opens in a new tab)"],
  "/roll-the-dice": ["Back to Books", "Roll the dice", "Start Experience (opens in a new tab)"],
  "/add-to-home-screen": [
    "Back to Books",
    "Start slide rotation",
    "Previous slide",
    "Step 1: Share",
    "Next slide",
  ],
  "/nope": ["Resume motion", "Back to Books"],
  "/book/nope": ["Return to Books"],
};

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" }, // to get along faster
});

// The stops are those with reduced motion, which the driver of Debian's Firefox cannot emulate.
test("Tab stops at every control once, in order, and back, and leads home", {
  tag: "@chromium",
}, async ({ page }) => {
  for (const [path, stops] of Object.entries(STOPS)) {
    await page.goto(path);
    expect(await stopsOf(page, stops.length), path).toEqual(stops);
    const back = stops.toReversed().slice(1);
    expect(await stopsOf(page, back.length, "Shift+Tab"), path).toEqual(back);
    if (!path.endsWith("nope")) continue;
    await stopsOf(page, back.length); // to the way home again
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expectServedHead(page, "/");
  }
});
