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
const randomAt = (chance: number): Press => ({ type: "random", chance });

function following(viewer: Viewer, ...events: Parameters<typeof viewerAfter>[1][]) {
  return events.reduce(viewerAfter, viewer);
}

describe("stepping", () => {
  test("a book opens at its first quote, at rest, with random unused", () => {
    expect(openBook(3)).toMatchObject({ shown: 0, fading: false, randomUsed: false });
  });

  test("a press fades first and keeps the quote on the page until the swap", () => {
    const pressed = following(openBook(3), NEXT);
    expect(pressed).toMatchObject({ shown: 0, fading: true });
    expect(following(pressed, SWAP)).toMatchObject({ shown: 1, fading: false });
  });

  test("next wraps from the last quote to the first", () => {
    expect(following(openBook(3, 2), NEXT, SWAP).shown).toBe(0);
  });

  test("previous wraps from the first quote to the last", () => {
    expect(following(openBook(3), PREVIOUS, SWAP).shown).toBe(2);
  });

  test("a swap at rest changes nothing", () => {
    const resting = openBook(3, 1);
    expect(following(resting, SWAP)).toBe(resting);
  });
});

describe("pressing again while the quote fades", () => {
  test("two presses on next turn two quotes, in one swap", () => {
    const pressed = following(openBook(5), NEXT, NEXT);
    expect(pressed).toMatchObject({ shown: 0, fading: true });
    expect(following(pressed, SWAP)).toMatchObject({ shown: 2, fading: false });
  });

  test("next and then previous come back to the same quote", () => {
    expect(following(openBook(5), NEXT, PREVIOUS, SWAP)).toMatchObject({ shown: 0, fading: false });
  });

  test("next after random goes on from the quote that random drew", () => {
    expect(following(openBook(5), randomAt(0.5), NEXT, SWAP).shown).toBe(4);
  });

  test("random after next draws neither the quote shown nor the one on its way", () => {
    for (const chance of [0, 0.34, 0.67, 0.99]) {
      expect([2, 3, 4]).toContain(following(openBook(5), NEXT, randomAt(chance), SWAP).shown);
    }
  });

  test("a quote drawn but never shown stays in the bag", () => {
    const twiceDrawn = following(openBook(3), randomAt(0), randomAt(0), SWAP);
    expect(twiceDrawn).toMatchObject({ shown: 2, unseen: [1] });
  });
});

describe("random", () => {
  test("its first use changes the label, at the press", () => {
    expect(following(openBook(3), NEXT, SWAP).randomUsed).toBe(false);
    expect(following(openBook(3), randomAt(0)).randomUsed).toBe(true);
  });

  test("of two quotes it always shows the other", () => {
    const once = following(openBook(2), randomAt(0.99), SWAP);
    expect(once.shown).toBe(1);
    expect(following(once, randomAt(0.99), SWAP).shown).toBe(0);
  });

  test("the bag refills when its last quote is shown, and the edge repeats nothing", () => {
    const emptied = following(openBook(3), randomAt(0), SWAP, randomAt(0), SWAP);
    expect(emptied).toMatchObject({ shown: 2, unseen: [0, 1, 2] });
    expect(following(emptied, randomAt(0.99), SWAP).shown).toBe(1);
  });
});

describe("a quote named by the address", () => {
  test("arriving shows it at once, with the first quote still unseen", () => {
    const arrived = following(openBook(4), { type: "arrive", index: 2 });
    expect(arrived).toMatchObject({ shown: 2, fading: false, turns: 0, unseen: [0, 1, 3] });
  });

  test("opening it later fades like any press, and the last intent wins", () => {
    const opened = following(openBook(9), NEXT, { type: "open", index: 7 });
    expect(opened).toMatchObject({ shown: 0, fading: true });
    expect(following(opened, SWAP).shown).toBe(7);
  });

  test("opening the quote already shown changes nothing", () => {
    const resting = openBook(4, 2);
    expect(following(resting, { type: "open", index: 2 })).toBe(resting);
  });
});

describe("a book of one quote or of none", () => {
  test.each([0, 1])("with %i there is nowhere to turn, and no press does anything", (count) => {
    const book = openBook(count);
    expect(canTurn(book)).toBe(false);
    for (const press of [NEXT, PREVIOUS, randomAt(0.5)]) expect(following(book, press)).toBe(book);
  });

  test("with two every control works", () => expect(canTurn(openBook(2))).toBe(true));
});

describe("the slider", () => {
  const HOLD = { type: "hold", index: 5 } as const;
  const RELEASE = { type: "release" } as const;

  test("a moved handle changes the place at once, and the quote only when it is let go", () => {
    const held = following(openBook(9), HOLD);
    expect(held).toMatchObject({ shown: 0, fading: false });
    expect(placeOf(held)).toBe(5);
    const released = following(held, RELEASE);
    expect(released).toMatchObject({ shown: 0, target: 5, fading: true });
    expect(placeOf(released)).toBe(5);
    expect(following(released, SWAP)).toMatchObject({ shown: 5, held: undefined });
  });

  test("a handle let go where it was taken, or never taken, turns nothing", () => {
    const back = following(openBook(9, 5), HOLD, RELEASE);
    expect(back).toMatchObject({ shown: 5, held: undefined, fading: false });
    const resting = openBook(9, 5);
    expect(following(resting, RELEASE)).toBe(resting);
  });

  test("a handle whose finger is called away returns to the quote shown", () => {
    const away = following(openBook(9), HOLD, { type: "hold" });
    expect(placeOf(away)).toBe(0);
    expect(following(away, RELEASE)).toMatchObject({ fading: false, target: 0 });
  });

  test("a swap under a moving handle leaves the handle where it is", () => {
    const held = following(openBook(9), NEXT, HOLD, SWAP);
    expect(held.shown).toBe(1);
    expect(placeOf(held)).toBe(5);
  });

  test("a press after the handle was let go goes on from there, and the place with it", () => {
    const pressed = following(openBook(9), HOLD, RELEASE, NEXT);
    expect(placeOf(pressed)).toBe(6);
    expect(following(pressed, SWAP)).toMatchObject({ shown: 6, held: undefined });
  });
});

describe("what was read", () => {
  test("only quotes really shown count, with those of earlier pages", () => {
    const book = openBook(9, 0, [7]);
    expect([...following(book, NEXT, NEXT, SWAP, randomAt(0), PREVIOUS).read]).toEqual([7, 0]);
  });

  test("a quote that the address skips was not read", () => {
    expect([...following(openBook(9, 0, [7]), { type: "arrive", index: 3 }).read]).toEqual([7]);
  });

  test("after the last quote, the first one is the beginning again until the next turn", () => {
    const last = openBook(3, 2);
    expect(hasComeRound(last)).toBe(false);
    expect(hasComeRound(following(last, NEXT))).toBe(false);
    const round = following(last, NEXT, SWAP);
    expect(hasComeRound(round)).toBe(true);
    expect(hasComeRound(following(round, NEXT))).toBe(true);
    expect(hasComeRound(following(round, NEXT, SWAP))).toBe(false);
    expect(hasComeRound(following(openBook(3, 1), PREVIOUS, SWAP))).toBe(false);
  });
});
