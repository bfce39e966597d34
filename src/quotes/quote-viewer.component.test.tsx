import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulateMedia } from "../../tests/helpers/emulate";
import {
  bookOf,
  counter,
  heardIn,
  mountBook,
  pass,
  press,
  turn,
  withStoppedClock,
} from "../../tests/helpers/mounted-book";
import type { Quote } from "../content/books";
import { FADE_MS } from "./state";

const trilogy = await bookOf("lyrics-of-the-mind-trilogy");
const volume = await bookOf("experiences-of-life");

withStoppedClock();

test("fades a quote out for 300 ms, then shows the next, its example 180 ms later", async () => {
  const { next, region } = await mountBook(trilogy);
  press(next);
  const section = region.element();
  await expect.element(region).toHaveAttribute("data-fading");
  expect(getComputedStyle(section).transitionDuration).toBe(`${FADE_MS / 1000}s`);
  await pass(FADE_MS - 1);
  expect(counter()).toBe("1 of 90");
  await pass(1);
  expect(section).not.toHaveAttribute("data-fading");
  expect(counter()).toBe("2 of 90");
  const { text, example } = trilogy.quotes[1] as Quote;
  expect(section).toHaveTextContent(`“${text}”Today: ${example}`);
  const styles = getComputedStyle(document.querySelector(".reader-example") as Element);
  const { opacity, transitionDelay, transitionDuration } = styles;
  expect([opacity, transitionDelay, transitionDuration]).toEqual(["0", "0.18s", "0.3s"]);
});

test("prints a quote that fades", async () => {
  const { next, region } = await mountBook(trilogy);
  press(next);
  await expect.element(region).toHaveAttribute("data-fading");
  await emulateMedia({ media: "print" });
  expect(region.element()).toHaveStyle({ opacity: "1" });
});

test("loses no press while a quote fades, nor at the very moment of the swap", async () => {
  const { next, previous } = await mountBook(trilogy);
  press(next);
  setTimeout(() => press(next), FADE_MS); // when it is due, before it is rendered
  await pass(FADE_MS / 2);
  await turn(next, next, previous);
  await pass(FADE_MS);
  expect(counter()).toBe("4 of 90");
});

test("keeps the focus on the pressed button, also when its name changes", async () => {
  const { next, random } = await mountBook(trilogy);
  expect(random.element()).toHaveTextContent("Random Quote");
  for (const button of [next, random]) {
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await pass(FADE_MS);
    expect(document.activeElement).toBe(button.element());
  }
  expect(random.element()).toHaveTextContent("Another one?");
});

test("shows the next quote at once with reduced motion", async () => {
  await emulateMedia({ "prefers-reduced-motion": "reduce" });
  const { next, region } = await mountBook(trilogy);
  press(next);
  await pass(0);
  expect(counter()).toBe("2 of 90");
  expect(region.element()).not.toHaveAttribute("data-fading");
});

test.each([
  ["turns by", {}, true],
  ["leaves the browser", { altKey: true }, false],
  ["leaves the browser", { ctrlKey: true }, false],
  ["leaves the browser", { metaKey: true }, false],
  ["leaves the browser", { shiftKey: true }, false],
  ["ignores a held", { repeat: true }, false],
  ["leaves the browser", { key: "ArrowUp" }, false],
])("%s an arrow key with %j", async (_what, init, isUsed) => {
  await mountBook(trilogy);
  const key = new KeyboardEvent("keydown", { key: "ArrowRight", cancelable: true, ...init });
  document.dispatchEvent(key);
  await pass(FADE_MS);
  expect([key.defaultPrevented, counter()]).toEqual([isUsed, isUsed ? "2 of 90" : "1 of 90"]);
});

test("ignores the arrow keys while the quote is out of view", async () => {
  const { region } = await mountBook(trilogy);
  const box = vi.spyOn(region.element(), "getBoundingClientRect");
  for (const [top, bottom, place] of [
    [-500, 0, "1 of 90"],
    [innerHeight, innerHeight + 500, "1 of 90"],
    [-499, 1, "90 of 90"],
  ] as const) {
    box.mockReturnValue({ top, bottom } as DOMRect);
    await userEvent.keyboard("{ArrowLeft}");
    await pass(FADE_MS);
    expect(counter()).toBe(place);
  }
});

test("leaves the arrow keys to a widget with the focus, not to a button", async () => {
  const { next } = await mountBook(trilogy);
  const widgets = `<select></select><p role="tablist"><button></button></p>`;
  document.querySelector("main")?.insertAdjacentHTML("beforeend", widgets);
  const inside = document.querySelectorAll<HTMLElement>("select, [role=tablist] button");
  for (const widget of [...inside, next.element() as HTMLElement]) {
    expect(counter()).toBe("1 of 90");
    widget.focus();
    await userEvent.keyboard("{ArrowRight}");
    await pass(FADE_MS);
  }
  expect([inside.length, counter()]).toEqual([2, "2 of 90"]);
});

test("tells a screen reader a change once, politely, and not what the page opens with", async () => {
  const { region, next } = await mountBook(trilogy, "#eol7");
  const section = region.element();
  const live = () => [section.getAttribute("aria-live"), section.getAttribute("aria-atomic")];
  expect(live()).toEqual([null, null]);
  await pass(200);
  const heard = heardIn(section, live);
  await turn(next);
  expect(heard).toEqual([["polite", "true"]]);
});

test.each([
  [1, volume.quotes[0]?.text],
  [0, "This book has no quotes yet."],
])("has nowhere to turn in a book of %i quotes", async (count, words) => {
  const book = { ...volume, quotes: volume.quotes.slice(0, count) };
  const { region, next, previous, random, share } = await mountBook(book, "#eol1");
  expect(region.element()).toHaveTextContent(words ?? "");
  expect(counter()).toBe(`${count} of ${count}`);
  for (const button of [next, previous, random]) expect(button.element()).toBeDisabled();
  expect(document.querySelector("input")).toBeNull(); // nor a slider
  expect(share.elements()).toHaveLength(count);
  expect(location.hash).toBe(count ? "#eol1" : "");
});
