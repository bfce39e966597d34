import { userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { fakeClock, trilogy, viewer, volume } from "../../tests/helpers/viewer.tsx";
import type { BookQuote } from "../content-model/books.ts";

fakeClock();

beforeEach(() => viewer.mount(trilogy));

test("fades a quote out for 300 ms, then shows the next with its example", async () => {
  viewer.press("next");
  await viewer.pass(0);
  expect(viewer.isFading()).toBe(true);
  expect(getComputedStyle(viewer.region()).transitionDuration).toBe("0.3s");
  await viewer.pass(299);
  expect(viewer.counter()).toBe("1 of 90");
  await viewer.pass(1);
  expect([viewer.counter(), viewer.isFading()]).toEqual(["2 of 90", false]);
  const { lines, example } = trilogy.quotes[1] as BookQuote;
  expect(viewer.region()).toHaveTextContent(`“${lines.join("")}”Today: ${example}`);
});

test("keeps the focus on the pressed button, even when its name changes", async () => {
  expect(viewer.button("random")).toHaveTextContent("Random Quote");
  for (const name of ["next", "random"]) {
    viewer.button(name).focus();
    await userEvent.keyboard("{Enter}");
    await viewer.pass();
    expect(document.activeElement).toBe(viewer.button(name));
  }
  expect(viewer.button("random")).toHaveTextContent("Another one?");
});

test("turns by an arrow key, and leaves held keys and shortcuts to the browser", async () => {
  const others = [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }];
  for (const init of [...others, { repeat: true }, { key: "ArrowUp" }, {}]) {
    const right = { key: "ArrowRight", bubbles: true, cancelable: true };
    const key = new KeyboardEvent("keydown", { ...right, ...init });
    document.body.dispatchEvent(key);
    const isTurn = Object.keys(init).length === 0;
    await viewer.expectAfterFade(isTurn ? "2 of 90" : "1 of 90");
    expect(key.defaultPrevented).toBe(isTurn);
  }
});

test("ignores the arrow keys while the quote is out of view", async () => {
  document.body.style.paddingBottom = "3000px";
  onTestFinished(() => document.body.removeAttribute("style"));
  for (const [top, count] of [
    [2000, "1 of 90"],
    [0, "90 of 90"],
  ] as const) {
    scrollTo(0, top);
    await userEvent.keyboard("{ArrowLeft}");
    await viewer.expectAfterFade(count);
  }
});

test("announces each change once, politely, but not the first quote", async () => {
  await cleanup();
  await viewer.mountPrerendered(trilogy, "#eol7").hydrate();
  const live = () => [viewer.region().ariaLive, viewer.region().ariaAtomic];
  expect(live()).toEqual([null, null]);
  await viewer.pass(200);
  expect(live()).toEqual(["polite", "true"]); // before the first turn, which may have no fade
  const heard = viewer.heard(live);
  await viewer.turn("next");
  expect(heard).toEqual([["polite", "true"]]);
});

test.each([
  [1, volume.quotes[0]?.lines.join("") ?? ""],
  [0, "This book has no quotes yet."],
])("disables its controls in a book of %i quotes", async (count, text) => {
  await viewer.mount({ ...volume, quotes: volume.quotes.slice(0, count) }, "#eol1");
  expect(viewer.region()).toHaveTextContent(text);
  expect(viewer.counter()).toBe(`${count} of ${count}`);
  for (const name of ["next", "previous", "random"]) expect(viewer.button(name)).toBeDisabled();
  expect(document.querySelector("input:enabled, [data-hint]")).toBeNull(); // no slider, no swipe hint
  expect(document.querySelectorAll(".share-button")).toHaveLength(count);
  expect(location.hash).toBe(count ? "#eol1" : "");
});
