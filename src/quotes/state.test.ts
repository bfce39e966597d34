import { describe, expect, test } from "vitest";
import {
  canTurn,
  hasComeRound,
  openBook,
  type Press,
  placeOf,
  type Viewer,
  viewerAfter,
} from "./state";

const NEXT: Press = { type: "next" };
const PREVIOUS: Press = { type: "previous" };
const SWAP = { type: "swap" } as const;
const HOLD = { type: "hold", index: 5 } as const;
const RELEASE = { type: "release" } as const;
const randomAt = (chance: number): Press => ({ type: "random", chance });

function following(viewer: Viewer, ...events: Parameters<typeof viewerAfter>[1][]) {
  return events.reduce(viewerAfter, viewer);
}

test("a book opens at its first quote, at rest, with random unused", () => {
  expect(openBook(3)).toMatchObject({ shown: 0, fading: false, randomUsed: false });
  expect(openBook(3).read).toEqual(new Set());
});

test("a press fades first and keeps the quote on the page until the swap", () => {
  const pressed = following(openBook(3), NEXT);
  expect(pressed).toMatchObject({ shown: 0, held: undefined, fading: true });
  expect(following(pressed, SWAP)).toMatchObject({ shown: 1, fading: false, turns: 1 });
});

test.each<[string, number, Press[], number]>([
  ["next wraps from the last quote to the first", 4, [NEXT], 0],
  ["previous wraps from the first quote to the last", 0, [PREVIOUS], 4],
  ["two presses on next turn two quotes", 0, [NEXT, NEXT], 2],
  ["next and then previous come back to the same quote", 0, [NEXT, PREVIOUS], 0],
  ["next after random goes on from the quote that random drew", 0, [randomAt(0.5), NEXT], 4],
  ["random after next draws neither the quote shown", 0, [NEXT, randomAt(0)], 2],
  ["nor the one on its way", 0, [NEXT, randomAt(0.99)], 4],
  ["a quote that the address names is the last intent", 0, [NEXT, { type: "open", index: 3 }], 3],
])("%s", (_what, from, presses, shown) => {
  const pressed = following(openBook(5, from), ...presses);
  expect(pressed).toMatchObject({ shown: from, fading: true });
  expect(following(pressed, SWAP)).toMatchObject({ shown, fading: false });
});

test("at rest a swap, a handle let go and the quote already shown change nothing", () => {
  const resting = openBook(4, 2);
  for (const event of [SWAP, RELEASE, { type: "open", index: 2 } as const])
    expect(following(resting, event)).toBe(resting);
});

test.each([0, 1])(
  "with %i quotes there is nowhere to turn, and no press does anything",
  (count) => {
    const book = openBook(count);
    expect([canTurn(book), canTurn(openBook(2))]).toEqual([false, true]);
    for (const press of [NEXT, PREVIOUS, randomAt(0.5)]) expect(following(book, press)).toBe(book);
  },
);

describe("random", () => {
  test("its first use changes the label, at the press, and for good", () => {
    expect(following(openBook(3), NEXT, SWAP).randomUsed).toBe(false);
    expect(following(openBook(3), randomAt(0)).randomUsed).toBe(true);
    expect(following(openBook(3), randomAt(0), SWAP, NEXT).randomUsed).toBe(true);
  });

  test("a quote drawn but never shown stays in the bag", () => {
    const twiceDrawn = following(openBook(3), randomAt(0), randomAt(0), SWAP);
    expect(twiceDrawn).toMatchObject({ shown: 2, unseen: [1] });
  });

  test("the bag refills when its last quote is shown, and the edge repeats nothing", () => {
    const emptied = following(openBook(3), randomAt(0), SWAP, randomAt(0), SWAP);
    expect(emptied).toMatchObject({ shown: 2, unseen: [0, 1, 2] });
    expect(following(emptied, randomAt(0.99), SWAP).shown).toBe(1);
  });
});

test("arriving shows a quote at once, with the first one still unseen and none read", () => {
  const arrived = following(openBook(4, 0, [3]), { type: "arrive", index: 2 });
  expect(arrived).toMatchObject({ shown: 2, fading: false, turns: 0, unseen: [0, 1, 3] });
  expect([...arrived.read]).toEqual([3]);
});

describe("the slider", () => {
  test("a moved handle changes the place at once, and the quote only when it is let go", () => {
    const held = following(openBook(9), HOLD);
    expect(held).toMatchObject({ shown: 0, fading: false });
    expect(placeOf(held)).toBe(5);
    const released = following(held, RELEASE);
    expect(released).toMatchObject({ shown: 0, target: 5, fading: true });
    expect(placeOf(released)).toBe(5);
    expect(following(released, SWAP)).toMatchObject({ shown: 5, held: undefined });
  });

  test("a handle let go where it was taken turns nothing", () => {
    const back = following(openBook(9, 5), HOLD, RELEASE);
    expect(back).toMatchObject({ shown: 5, held: undefined, fading: false });
  });

  test("a handle whose finger is called away returns to the quote shown", () => {
    const away = following(openBook(9), HOLD, { type: "hold" });
    expect(placeOf(away)).toBe(0);
    expect(following(away, RELEASE)).toMatchObject({ fading: false, target: 0 });
  });

  test("a swap under a moving handle leaves the handle where it is", () => {
    const held = following(openBook(9), NEXT, HOLD, SWAP);
    expect([held.shown, placeOf(held)]).toEqual([1, 5]);
  });

  test("a press after the handle was let go goes on from there, and the place with it", () => {
    const pressed = following(openBook(9), HOLD, RELEASE, NEXT);
    expect(placeOf(pressed)).toBe(6);
    expect(following(pressed, SWAP)).toMatchObject({ shown: 6, held: undefined });
  });

  test.each([
    [NEXT, 6],
    [PREVIOUS, 4],
  ])("a press before it is let go, too: %o", (press, place) => {
    expect(following(openBook(9), HOLD, press)).toMatchObject({ target: place, held: place });
  });
});

test("only quotes really shown were read, with those of earlier pages", () => {
  const { read } = following(openBook(9, 0, [7]), NEXT, NEXT, SWAP, randomAt(0), PREVIOUS);
  expect([...read]).toEqual([7, 0]);
});

test("after the last quote, the first one is the beginning again until the next turn", () => {
  const last = openBook(3, 2);
  const round = following(last, NEXT, SWAP);
  const turning = [last, following(last, NEXT), round, following(round, NEXT)];
  const others = [round, last, openBook(3, 1)].map((book) => following(book, PREVIOUS, SWAP));
  expect(turning.map(hasComeRound)).toEqual([false, false, true, true]);
  expect(others.map(hasComeRound)).toEqual([false, false, false]);
  expect(hasComeRound(following(round, NEXT, SWAP))).toBe(false);
});
