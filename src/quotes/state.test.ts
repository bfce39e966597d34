import { expect, test } from "vitest";
import {
  canTurn,
  hasWrapped,
  indexOf,
  isFading,
  openBook,
  sliderIndexOf,
  type Viewer,
  type ViewerAction,
  viewerReducer,
} from "./state";

const NEXT: ViewerAction = { type: "next" };
const PREVIOUS: ViewerAction = { type: "previous" };
const SWAP: ViewerAction = { type: "swap" };
const SLIDE: ViewerAction = { type: "slide", index: 5 };
const RELEASE: ViewerAction = { type: "release" };
const randomAt = (chance: number): ViewerAction => ({ type: "random", chance });

function viewerAfter(viewer: Viewer, ...actions: ViewerAction[]) {
  return actions.reduce(viewerReducer, viewer);
}

/** What a reader sees: the quote on the page, and where the counter stands. */
function seen(viewer: Viewer) {
  return { index: indexOf(viewer), slider: sliderIndexOf(viewer), isFading: isFading(viewer) };
}

test.each<[string, number, ViewerAction[], number]>([
  ["next wraps from the last quote to the first", 4, [NEXT], 0],
  ["previous wraps from the first quote to the last", 0, [PREVIOUS], 4],
  ["two presses on next turn two quotes", 0, [NEXT, NEXT], 2],
  ["next and then previous come back to the same quote", 0, [NEXT, PREVIOUS], 0],
  ["next after random goes on from the quote that random drew", 0, [randomAt(0.5), NEXT], 4],
  ["random after next draws neither the quote shown", 0, [NEXT, randomAt(0)], 2],
  ["nor the one on its way", 0, [NEXT, randomAt(0.99)], 4],
  ["a quote that the address names is the last intent", 0, [NEXT, { type: "open", index: 3 }], 3],
])("%s", (_what, from, presses, index) => {
  const pressed = viewerAfter(openBook(5, from), ...presses);
  expect(seen(pressed)).toMatchObject({ index: from, isFading: true });
  expect(seen(viewerAfter(pressed, SWAP))).toMatchObject({ index, isFading: false });
});

test("at rest a swap, a slider let go and the quote already shown change nothing", () => {
  const resting = openBook(4, 2);
  for (const action of [SWAP, RELEASE, { type: "open", index: 2 } as const])
    expect(viewerAfter(resting, action)).toBe(resting);
});

test.each([0, 1])(
  "with %i quotes there is nowhere to turn, and no press does anything",
  (count) => {
    const book = openBook(count);
    expect([canTurn(book), canTurn(openBook(2))]).toEqual([false, true]);
    for (const press of [NEXT, PREVIOUS, randomAt(0.5)])
      expect(viewerAfter(book, press)).toBe(book);
  },
);

test("knows that random was used, at the press, and for good", () => {
  expect(viewerAfter(openBook(3), NEXT, SWAP).randomUsed).toBe(false);
  expect(viewerAfter(openBook(3), randomAt(0)).randomUsed).toBe(true);
  expect(viewerAfter(openBook(3), randomAt(0), SWAP, NEXT).randomUsed).toBe(true);
});

test("a quote drawn but never shown can still be drawn", () => {
  const twiceDrawn = viewerAfter(openBook(3), randomAt(0), randomAt(0), SWAP);
  expect(indexOf(twiceDrawn)).toBe(2);
  for (const chance of [0, 0.99])
    expect(indexOf(viewerAfter(twiceDrawn, randomAt(chance), SWAP))).toBe(1);
});

test("a new round begins when all were shown, and does not repeat the last", () => {
  const allShown = viewerAfter(openBook(3), randomAt(0), SWAP, randomAt(0), SWAP);
  const drawn = [0, 0.99].map((chance) => indexOf(viewerAfter(allShown, randomAt(chance), SWAP)));
  expect([indexOf(allShown), ...drawn]).toEqual([2, 0, 1]);
});

test("the first quote was not shown when the address names another", () => {
  const arrived = viewerAfter(openBook(4), { type: "arrive", index: 2 });
  expect(seen(arrived)).toEqual({ index: 2, slider: 2, isFading: false });
  const drawn = [0, 0.4, 0.99].map((chance) => viewerAfter(arrived, randomAt(chance), SWAP));
  expect(drawn.map(indexOf)).toEqual([0, 1, 3]);
});

test("turns nothing when the slider is let go where it was taken", () => {
  const back = viewerAfter(openBook(9, 5), SLIDE, RELEASE);
  expect(back).toEqual({ ...openBook(9, 5), slider: undefined });
});

test("returns the slider to the quote shown when its finger is called away", () => {
  const away = viewerAfter(openBook(9), SLIDE, { type: "slide" });
  expect(sliderIndexOf(away)).toBe(0);
  expect(isFading(viewerAfter(away, RELEASE))).toBe(false);
});

test("leaves the slider where it is when a swap comes while it moves", () => {
  const moving = viewerAfter(openBook(9), NEXT, SLIDE, SWAP);
  expect(seen(moving)).toMatchObject({ index: 1, slider: 5 });
});

test("keeps the slider's place when a page opens at another quote", () => {
  expect(sliderIndexOf(viewerAfter(openBook(9), SLIDE, { type: "arrive", index: 2 }))).toBe(5);
});

test("goes on by a press from where the slider was let go, and the counter with it", () => {
  const pressed = viewerAfter(openBook(9), SLIDE, RELEASE, NEXT);
  expect(sliderIndexOf(pressed)).toBe(6);
  expect(viewerAfter(pressed, SWAP)).toMatchObject({ history: [0, 6], slider: undefined });
});

test.each([
  [NEXT, 6],
  [PREVIOUS, 4],
])("goes on by a press from where the slider is held: %o", (press, index) => {
  expect(viewerAfter(openBook(9), SLIDE, press)).toMatchObject({ target: index, slider: index });
});

test("after the last quote the first is the beginning again, until the next turn", () => {
  const last = openBook(3, 2);
  const wrapped = viewerAfter(last, NEXT, SWAP);
  const turning = [last, viewerAfter(last, NEXT), wrapped, viewerAfter(wrapped, NEXT)];
  const others = [wrapped, last, openBook(3, 1)].map((book) => viewerAfter(book, PREVIOUS, SWAP));
  expect(turning.map(hasWrapped)).toEqual([false, false, true, true]);
  expect(others.map(hasWrapped)).toEqual([false, false, false]);
  expect(hasWrapped(viewerAfter(wrapped, NEXT, SWAP))).toBe(false);
});
