import fc from "fast-check";
import { expect, test } from "vitest";
import {
  indexOf,
  isFading,
  openBook,
  type Viewer,
  type ViewerAction,
  viewerReducer,
} from "./state";

type Check = (after: Seen, action: ViewerAction, before: Seen) => void;
type Seen = ReturnType<typeof seen>;

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const action = fc.oneof(
  fc.constantFrom<ViewerAction>({ type: "next" }, { type: "previous" }, { type: "swap" }),
  chance.map((value): ViewerAction => ({ type: "random", chance: value })),
);
const walk = fc.array(action, { minLength: 1, maxLength: 400 });
const count = fc.integer({ min: 2, max: 90 });

/** The quote on the page, the one that the presses so far lead to, and whether it fades. */
function seen(viewer: Viewer) {
  const shown = indexOf(viewer);
  return { shown, target: viewer.target ?? shown, fading: isFading(viewer) };
}

/** Checks every step of walks through books; `begin` is called for each of them. */
function alongAnyWalk(begin: (total: number) => Check) {
  fc.assert(
    fc.property(count, walk, (total, actions) => {
      const check = begin(total);
      actions.reduce((before, action) => {
        const after = viewerReducer(before, action);
        check(seen(after), action, seen(before));
        return after;
      }, openBook(total));
    }),
    { numRuns: 300 },
  );
}

test("no walk leaves the book, and random never gives the quote on the page", () => {
  const isIn = (index: number, total: number) =>
    Number.isInteger(index) && index >= 0 && index < total;
  alongAnyWalk((total) => ({ shown, target }, { type }, before) => {
    expect(isIn(shown, total) && isIn(target, total)).toBe(true);
    if (type === "random") expect(target).not.toBe(before.shown);
  });
});

test("no press is lost: every step counts from where the presses before it led", () => {
  alongAnyWalk((total) => {
    let meant = 0;
    return ({ shown, target }, { type }) => {
      if (type === "next") meant = (meant + 1) % total;
      if (type === "previous") meant = (meant + total - 1) % total;
      if (type === "random") meant = target;
      if (type === "swap") expect(shown).toBe(meant);
      expect(target).toBe(meant);
    };
  });
});

test("every press fades, only a swap changes the page, and then it is at rest", () => {
  alongAnyWalk(() => ({ shown, target, fading }, { type }, before) => {
    if (type !== "swap") expect(shown).toBe(before.shown);
    expect(fading).toBe(type !== "swap");
    if (!fading) expect(target).toBe(shown);
  });
});

test("however the reader wanders, random gives nothing seen while anything is unseen", () => {
  alongAnyWalk((total) => {
    let seen = new Set([0]);
    return ({ shown, target }, { type }, before) => {
      if (type === "random") expect(seen.has(target)).toBe(false);
      if (type !== "swap" || !before.fading) return; // at rest a swap shows nothing new
      seen.add(shown);
      if (seen.size === total) seen = new Set();
    };
  });
});

test("random shows every quote once before any repeats, round after round", () => {
  fc.assert(
    fc.property(count, fc.array(chance, { minLength: 300, maxLength: 300 }), (total, chances) => {
      let viewer = openBook(total);
      const shown = chances.map((value) => {
        viewer = viewerReducer(viewer, { type: "random", chance: value });
        viewer = viewerReducer(viewer, { type: "swap" });
        return indexOf(viewer);
      });
      const all = [0, ...shown];
      for (let start = 0; start + total <= all.length; start += total)
        expect(new Set(all.slice(start, start + total)).size).toBe(total);
      expect(all.some((index, at) => index === all[at - 1])).toBe(false);
    }),
    { numRuns: 300 },
  );
});
