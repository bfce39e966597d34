import { userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { emulateMedia } from "../../tests/helpers/emulate.ts";
import { queryElement } from "../../tests/helpers/mounted-page.ts";
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

test("prints a quote that fades", async () => {
  viewer.press("next");
  await viewer.pass(0);
  expect(viewer.isFading()).toBe(true);
  await emulateMedia({ media: "print" });
  expect(viewer.region()).toHaveStyle({ opacity: "1" });
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

test("previous and next wrap around, and random shows another quote", async () => {
  await viewer.turn("previous");
  expect(viewer.counter()).toBe("90 of 90");
  await viewer.turn("next");
  expect(viewer.counter()).toBe("1 of 90");
  await viewer.turn("random");
  expect(viewer.counter()).not.toBe("1 of 90");
});

test("turns by an arrow key, and leaves held keys and shortcuts to the browser", async () => {
  for (const [init, count] of [
    [{ altKey: true }, "1 of 90"],
    [{ ctrlKey: true }, "1 of 90"],
    [{ metaKey: true }, "1 of 90"],
    [{ shiftKey: true }, "1 of 90"],
    [{ repeat: true }, "1 of 90"],
    [{ key: "ArrowUp" }, "1 of 90"],
    [{}, "2 of 90"],
  ] as const) {
    const right = { key: "ArrowRight", bubbles: true, cancelable: true };
    const key = new KeyboardEvent("keydown", { ...right, ...init });
    document.body.dispatchEvent(key);
    await viewer.expectAfterFade(count);
    expect(key.defaultPrevented).toBe(count === "2 of 90");
  }
});

test("ignores the arrow keys while the quote is out of view", async () => {
  const box = vi.spyOn(viewer.region(), "getBoundingClientRect");
  for (const [top, bottom, count] of [
    [-500, 0, "1 of 90"],
    [innerHeight, innerHeight + 500, "1 of 90"],
    [-499, 1, "90 of 90"],
  ] as const) {
    box.mockReturnValue({ top, bottom } as DOMRect);
    await userEvent.keyboard("{ArrowLeft}");
    await viewer.expectAfterFade(count);
  }
});

test("leaves the arrow keys to a widget with the focus, not to a button", async () => {
  const widgets = `<select></select><p role="tablist"><button></button></p>`;
  queryElement("main").insertAdjacentHTML("beforeend", widgets);
  const inside = document.querySelectorAll<HTMLElement>("select, [role=tablist] button");
  expect(inside).toHaveLength(2);
  for (const widget of [...inside, viewer.button("next")]) {
    widget.focus();
    await userEvent.keyboard("{ArrowRight}");
    await viewer.expectAfterFade(widget === viewer.button("next") ? "2 of 90" : "1 of 90");
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
