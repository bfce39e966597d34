import fc from "fast-check";
import { expect, test } from "vitest";
import { openBook, type Viewer, type ViewerEvent, viewerAfter } from "./state";

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const press = fc.oneof(
  fc.constant<ViewerEvent>({ type: "next" }),
  fc.constant<ViewerEvent>({ type: "previous" }),
  chance.map((value): ViewerEvent => ({ type: "random", chance: value })),
);
const swap = fc.constant<ViewerEvent>({ type: "swap" });
const walk = fc.array(fc.oneof(press, swap), { minLength: 1, maxLength: 400 });
const count = fc.integer({ min: 2, max: 90 });
const SETTINGS = { numRuns: 300 };

test("no walk leaves the book, and random never gives the quote on the page", () => {
  fc.assert(
    fc.property(count, walk, (total, events) => {
      let viewer = openBook(total);
      for (const event of events) {
        const before = viewer;
        viewer = viewerAfter(viewer, event);
        expect(isIn(viewer.shown, total) && isIn(viewer.target, total)).toBe(true);
        if (event.type === "random") expect(viewer.target).not.toBe(before.shown);
      }
    }),
    SETTINGS,
  );
});

test("no press is lost: every step counts from where the presses before it led", () => {
  fc.assert(
    fc.property(count, walk, (total, events) => {
      let viewer = openBook(total);
      let meant = 0;
      for (const event of events) {
        viewer = viewerAfter(viewer, event);
        if (event.type === "next") meant = (meant + 1) % total;
        if (event.type === "previous") meant = (meant + total - 1) % total;
        if (event.type === "random") meant = viewer.target;
        if (event.type === "swap") expect(viewer.shown).toBe(meant);
        expect(viewer.target).toBe(meant);
      }
    }),
    SETTINGS,
  );
});

test("every press fades, only a swap changes the page, and then it is at rest", () => {
  fc.assert(
    fc.property(count, walk, (total, events) => {
      let viewer = openBook(total);
      for (const event of events) {
        const before = viewer;
        viewer = viewerAfter(viewer, event);
        if (event.type !== "swap") expect(viewer.shown).toBe(before.shown);
        expect(viewer.fading).toBe(event.type !== "swap");
        if (!viewer.fading) expect(viewer.target).toBe(viewer.shown);
      }
    }),
    SETTINGS,
  );
});

test("random shows every quote once before any repeats, round after round", () => {
  fc.assert(
    fc.property(count, fc.array(chance, { minLength: 300, maxLength: 300 }), (total, chances) => {
      const shown = [0, ...randomWalk(openBook(total), chances)];
      for (let start = 0; start + total <= shown.length; start += total) {
        expect(new Set(shown.slice(start, start + total)).size).toBe(total);
      }
      expect(shown.some((index, at) => index === shown[at - 1])).toBe(false);
    }),
    SETTINGS,
  );
});

test("however the reader wanders, random gives nothing seen while anything is unseen", () => {
  fc.assert(
    fc.property(count, walk, (total, events) => {
      let viewer = openBook(total);
      let seen = new Set([0]);
      for (const event of events) {
        const { fading } = viewer;
        viewer = viewerAfter(viewer, event);
        if (event.type === "random") expect(seen.has(viewer.target)).toBe(false);
        if (event.type !== "swap" || !fading) continue; // at rest a swap shows nothing new
        seen.add(viewer.shown);
        if (seen.size === total) seen = new Set();
      }
    }),
    SETTINGS,
  );
});

function randomWalk(viewer: Viewer, chances: number[]) {
  let now = viewer;
  return chances.map((value) => {
    now = viewerAfter(viewerAfter(now, { type: "random", chance: value }), { type: "swap" });
    return now.shown;
  });
}

function isIn(index: number, total: number) {
  return Number.isInteger(index) && index >= 0 && index < total;
}
