import fc from "fast-check";
import {
  canTurn,
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
const SLIDE: ViewerAction = { type: "moveSlider", index: 5 };
const CANCEL_SLIDE: ViewerAction = { type: "moveSlider" };
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

test.each<[string, number, ViewerAction[], number]>([
  ["random after next does not choose the quote shown", 0, [NEXT, randomAt(0)], 2],
  ["a quote that the URL names replaces the target", 0, [NEXT, { type: "turnTo", index: 3 }], 3],
])("%s", (_what, from, presses, index) => {
  const pressed = stateAfter(initialViewerState(5, from), ...presses);
  expect(seen(pressed)).toMatchObject({ index: from, isFading: true });
  expect(seen(stateAfter(pressed, FADED))).toMatchObject({ index, isFading: false });
});

test("ignores the end of a fade, a release or the current quote without a fade", () => {
  const resting = initialViewerState(4, 2);
  for (const action of [FADED, RELEASE, { type: "turnTo", index: 2 } as const])
    expect(stateAfter(resting, action)).toBe(resting);
});

test.each([0, 1])("cannot turn with %i quotes", (count) => {
  const book = initialViewerState(count);
  expect([canTurn(book), canTurn(initialViewerState(2))]).toEqual([false, true]);
  for (const press of [NEXT, PREVIOUS, randomAt(0.5)]) expect(stateAfter(book, press)).toBe(book);
});

test("remembers from the press on that random was used", () => {
  expect(stateAfter(initialViewerState(3), NEXT, FADED).hasUsedRandom).toBe(false);
  expect(stateAfter(initialViewerState(3), randomAt(0)).hasUsedRandom).toBe(true);
  expect(stateAfter(initialViewerState(3), randomAt(0), FADED, NEXT).hasUsedRandom).toBe(true);
});

test("can choose a quote again that was chosen but never shown", () => {
  const twiceDrawn = stateAfter(initialViewerState(3), randomAt(0), randomAt(0), FADED);
  expect(shownIndex(twiceDrawn)).toBe(2);
  for (const chance of [0, 0.99])
    expect(shownIndex(stateAfter(twiceDrawn, randomAt(chance), FADED))).toBe(1);
});

test("starts a new round after all were shown, without repeating the last", () => {
  const allShown = stateAfter(initialViewerState(3), randomAt(0), FADED, randomAt(0), FADED);
  const drawn = [0, 0.99].map((chance) =>
    shownIndex(stateAfter(allShown, randomAt(chance), FADED)),
  );
  expect([shownIndex(allShown), ...drawn]).toEqual([2, 0, 1]);
});

test("has not shown the first quote if the URL names another", () => {
  const arrived = stateAfter(initialViewerState(4), { type: "resetTo", index: 2 });
  expect(seen(arrived)).toEqual({ index: 2, target: 2, slider: 2, isFading: false });
  const drawn = [0, 0.4, 0.99].map((chance) => stateAfter(arrived, randomAt(chance), FADED));
  expect(drawn.map(shownIndex)).toEqual([0, 1, 3]);
});

test("shows a found quote at once, and has shown it", () => {
  const find = (index: number): ViewerAction[] => [{ type: "turnTo", index }, FADED];
  const found = stateAfter(initialViewerState(5), SLIDE, NEXT, ...find(2), ...find(3));
  expect(seen(found)).toEqual({ index: 3, target: 3, slider: 3, isFading: false });
  const drawn = [0, 0.99].map((chance) => stateAfter(found, randomAt(chance), FADED));
  expect(drawn.map(shownIndex)).toEqual([1, 4]);
});

test.each<[string, ViewerAction[], Partial<ReturnType<typeof seen>>]>([
  ["resets after a cancelled drag", [SLIDE, CANCEL_SLIDE, RELEASE], { slider: 0, isFading: false }],
  ["stays where it is when a fade ends", [NEXT, SLIDE, FADED], { index: 1, slider: 5 }],
  ["moves forward from where it is held", [SLIDE, NEXT], { slider: 6 }],
  ["moves back from where it is held", [SLIDE, PREVIOUS], { slider: 4 }],
  ["moves forward after its release", [SLIDE, RELEASE, NEXT], { slider: 6 }],
  [
    "shows only the quote of the last press",
    [SLIDE, RELEASE, NEXT, FADED],
    { index: 6, slider: 6 },
  ],
  ["follows the quote when it is not held", [SLIDE, RELEASE, FADED, NEXT], { slider: 5 }],
])("the slider %s", (_what, actions, expected) => {
  expect(seen(stateAfter(initialViewerState(9), ...actions))).toMatchObject(expected);
});

test("turns nothing when the slider returns to its start", () => {
  const start = initialViewerState(9, 5);
  expect(stateAfter(start, SLIDE, RELEASE)).toEqual({ ...start, sliderIndex: undefined });
});

test("next and previous wrap around", () => {
  const last = stateAfter(initialViewerState(3), PREVIOUS, FADED);
  expect([shownIndex(last), shownIndex(stateAfter(last, NEXT, FADED))]).toEqual([2, 0]);
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
