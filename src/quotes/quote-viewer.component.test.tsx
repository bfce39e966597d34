import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulateMedia } from "../../tests/helpers/emulate";
import { part } from "../../tests/helpers/mounted-page";
import { reader, trilogy, volume } from "../../tests/helpers/reader";
import type { Quote } from "../content/books";
import { FADE_MS } from "./state";

beforeEach(() => reader.mount(trilogy));

test("fades a quote out for 300 ms, then shows the next, its example 180 ms later", async () => {
  reader.press("next");
  await reader.pass(0);
  expect(reader.isFading()).toBe(true);
  expect(getComputedStyle(reader.region()).transitionDuration).toBe(`${FADE_MS / 1000}s`);
  await reader.pass(FADE_MS - 1);
  expect(reader.counter()).toBe("1 of 90");
  await reader.pass(1);
  expect([reader.counter(), reader.isFading()]).toEqual(["2 of 90", false]);
  const { text, example } = trilogy.quotes[1] as Quote;
  expect(reader.region()).toHaveTextContent(`“${text}”Today: ${example}`);
  const late = { opacity: "0", transitionDelay: "0.18s", transitionDuration: "0.3s" };
  expect(getComputedStyle(part(".viewer-example"))).toMatchObject(late);
});

test("prints a quote that fades", async () => {
  reader.press("next");
  await reader.pass(0);
  expect(reader.isFading()).toBe(true);
  await emulateMedia({ media: "print" });
  expect(reader.region()).toHaveStyle({ opacity: "1" });
});

test("keeps the focus on the pressed button, also when its name changes", async () => {
  expect(reader.button("random")).toHaveTextContent("Random Quote");
  for (const name of ["next", "random"]) {
    reader.button(name).focus();
    await userEvent.keyboard("{Enter}");
    await reader.pass();
    expect(document.activeElement).toBe(reader.button(name));
  }
  expect(reader.button("random")).toHaveTextContent("Another one?");
});

test("turns by an arrow key, and leaves held keys and shortcuts to the browser", async () => {
  for (const [init, place] of [
    [{ altKey: true }, "1 of 90"],
    [{ ctrlKey: true }, "1 of 90"],
    [{ metaKey: true }, "1 of 90"],
    [{ shiftKey: true }, "1 of 90"],
    [{ repeat: true }, "1 of 90"],
    [{ key: "ArrowUp" }, "1 of 90"],
    [{}, "2 of 90"],
  ] as const) {
    const key = new KeyboardEvent("keydown", { key: "ArrowRight", cancelable: true, ...init });
    document.dispatchEvent(key);
    await reader.expectAfterFade(place);
    expect(key.defaultPrevented).toBe(place === "2 of 90");
  }
});

test("ignores the arrow keys while the quote is out of view", async () => {
  const box = vi.spyOn(reader.region(), "getBoundingClientRect");
  for (const [top, bottom, place] of [
    [-500, 0, "1 of 90"],
    [innerHeight, innerHeight + 500, "1 of 90"],
    [-499, 1, "90 of 90"],
  ] as const) {
    box.mockReturnValue({ top, bottom } as DOMRect);
    await userEvent.keyboard("{ArrowLeft}");
    await reader.expectAfterFade(place);
  }
});

test("leaves the arrow keys to a widget with the focus, not to a button", async () => {
  const widgets = `<select></select><p role="tablist"><button></button></p>`;
  part("main").insertAdjacentHTML("beforeend", widgets);
  const inside = document.querySelectorAll<HTMLElement>("select, [role=tablist] button");
  expect(inside).toHaveLength(2);
  for (const widget of [...inside, reader.button("next")]) {
    widget.focus();
    await userEvent.keyboard("{ArrowRight}");
    await reader.expectAfterFade(widget === reader.button("next") ? "2 of 90" : "1 of 90");
  }
});

test("tells a screen reader a change once, politely, and not what the page opens with", async () => {
  await reader.mount(trilogy, "#eol7");
  const live = () => [reader.region().ariaLive, reader.region().ariaAtomic];
  expect(live()).toEqual([null, null]);
  await reader.pass(200);
  expect(live()).toEqual(["polite", "true"]); // before a first turn, which may come without a fade
  const heard = reader.heard(live);
  await reader.turn("next");
  expect(heard).toEqual([["polite", "true"]]);
});

test.each([
  [1, volume.quotes[0]?.text ?? ""],
  [0, "This book has no quotes yet."],
])("has nowhere to turn in a book of %i quotes", async (count, words) => {
  await reader.mount({ ...volume, quotes: volume.quotes.slice(0, count) }, "#eol1");
  expect(reader.region()).toHaveTextContent(words);
  expect(reader.counter()).toBe(`${count} of ${count}`);
  for (const name of ["next", "previous", "random"]) expect(reader.button(name)).toBeDisabled();
  expect(document.querySelector("input")).toBeNull(); // nor a slider
  expect(document.querySelectorAll(".share-button")).toHaveLength(count);
  expect(location.hash).toBe(count ? "#eol1" : "");
});
