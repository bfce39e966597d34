import fc from "fast-check";
import {
  counterIndex,
  initialViewerState,
  isFading,
  shownIndex,
  type ViewerAction,
  type ViewerState,
  viewerReducer,
} from "./viewer-state.ts";

const NEXT: ViewerAction = { type: "next" };
const PREVIOUS: ViewerAction = { type: "previous" };
const FADED: ViewerAction = { type: "fadeEnded" };
const slideTo = (index?: number): ViewerAction => ({ type: "moveSlider", index });
const SLIDE = slideTo(5);
const RELEASE: ViewerAction = { type: "releaseSlider" };
const randomAt = (chance: number): ViewerAction => ({ type: "random", chance });

function stateAfter(viewer: ViewerState, ...actions: ViewerAction[]) {
  return actions.reduce(viewerReducer, viewer);
}

/** The quote on the page, the target of the presses so far, and the slider's position. */
function seen(viewer: ViewerState) {
  const index = shownIndex(viewer);
  const target = viewer.targetIndex ?? index;
  return { index, target, slider: counterIndex(viewer), isFading: isFading(viewer) };
}

test("starts a new round after all were shown, without repeating the last", () => {
  const allShown = stateAfter(initialViewerState(3), randomAt(0), FADED, randomAt(0), FADED);
  const drawn = [0, 0.99].map((chance) =>
    shownIndex(stateAfter(allShown, randomAt(chance), FADED)),
  );
  expect([shownIndex(allShown), ...drawn]).toEqual([2, 0, 1]);
});

test.each<[string, ViewerAction[], Partial<ReturnType<typeof seen>>]>([
  ["resets after a cancelled drag", [SLIDE, slideTo(), RELEASE], { slider: 0, isFading: false }],
  ["turns nothing at its start", [SLIDE, slideTo(0), RELEASE], { slider: 0, isFading: false }],
  ["stays where it is when a fade ends", [NEXT, SLIDE, FADED], { index: 1, slider: 5 }],
  ["moves on from where it is held", [SLIDE, NEXT], { slider: 6 }],
  ["moves on after its release", [SLIDE, RELEASE, NEXT, FADED], { index: 6, slider: 6 }],
  ["follows the quote when it is not held", [SLIDE, RELEASE, FADED, NEXT], { slider: 5 }],
])("the slider %s", (_what, actions, expected) => {
  expect(seen(stateAfter(initialViewerState(9), ...actions))).toMatchObject(expected);
});

type Seen = ReturnType<typeof seen>;
type Check = (after: Seen, type: ViewerAction["type"], before: Seen) => void;

/** Checks every step of random walks through books of any length; calls `begin` for each walk. */
function alongAnyWalk(begin: (total: number) => Check) {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const action = fc.oneof(fc.constantFrom(NEXT, PREVIOUS, FADED), chance.map(randomAt));
  const walk = fc.array(action, { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 90 }), walk, (total, actions) => {
      const check = begin(total);
      actions.reduce((before, action) => {
        const after = viewerReducer(before, action);
        check(seen(after), action.type, seen(before));
        return after;
      }, initialViewerState(total));
    }),
  );
}

test("no press is lost: every step counts from the target", () => {
  alongAnyWalk((total) => {
    let meant = 0;
    return ({ index, target }, type, before) => {
      if (type === "next") meant = (meant + 1) % total;
      if (type === "previous") meant = (meant + total - 1) % total;
      if (type === "random") meant = target;
      expect(target).toBe(meant);
      expect(index).toBe(type === "fadeEnded" ? meant : before.index);
    };
  });
});

test("every press starts a fade, and random changes the quote", () => {
  alongAnyWalk((total) => ({ target, isFading }, type, before) => {
    expect(isFading).toBe(type !== "fadeEnded");
    if (type !== "random") return;
    expect(target).not.toBe(before.index);
    expect(Number.isInteger(target) && target >= 0 && target < total).toBe(true);
  });
});

test("random repeats no quote before all were shown by any control", () => {
  alongAnyWalk((total) => {
    let shown = new Set([0]);
    return ({ index, target }, type, before) => {
      if (type === "random") expect(shown.has(target)).toBe(false);
      if (type !== "fadeEnded" || !before.isFading) return; // without a fade it changes nothing
      shown.add(index);
      if (shown.size === total) shown = new Set();
    };
  });
});
