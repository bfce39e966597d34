import { useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import {
  bookOf,
  changeHash,
  counter,
  mountBook,
  pass,
  press,
  turn,
  withStoppedClock,
} from "../../tests/helpers/mounted-book";
import { serveComponent } from "../../tests/helpers/serve-component";
import { BookPage } from "../pages/book/book-page";
import { FADE_MS } from "./state";

const trilogy = await bookOf("lyrics-of-the-mind-trilogy");
const path = new URL(trilogy.head.url).pathname;

withStoppedClock();

test.each([
  ["#eol7", "67 of 90"],
  ["#lomv2%2D7", "37 of 90"],
])("opens %s with the first paint after hydration", async (hash, place) => {
  history.replaceState(null, "", path + hash);
  const painted: unknown[] = [];
  function Served() {
    useLayoutEffect(() => queueMicrotask(() => painted.push(counter())));
    return <BookPage page={trilogy} />;
  }
  await serveComponent(<Served />).hydrate();
  await vi.waitFor(() => expect(painted).not.toEqual([]));
  expect(new Set(painted)).toEqual(new Set([place]));
});

test("names the quote shown, and the history gets no longer", async () => {
  const { previous } = await mountBook(trilogy);
  const before = history.length;
  for (const hash of ["#eol30", "#eol29"]) {
    await turn(previous);
    expect(location.hash).toBe(hash);
  }
  expect(history.length).toBe(before);
});

test("names the quote shown, also when a press takes back what it asked for", async () => {
  const { previous } = await mountBook(trilogy, "#q30");
  location.hash = "#lomv2-1";
  await vi.waitFor(() => expect(document.querySelector("[data-fading]")).not.toBeNull());
  await turn(previous);
  expect(counter()).toBe("30 of 90");
  expect(location.hash).toBe("#q30");
});

test("loses a fragment that names no quote", async () => {
  const { next } = await mountBook(trilogy, "#nonsense");
  expect(counter()).toBe("1 of 90");
  expect(location.href).not.toContain("#");
  await turn(next);
  await changeHash(() => {
    location.hash = "#%";
  });
  expect(location.hash).toBe("#q2");
  expect(counter()).toBe("2 of 90");
});

test("leaves the address alone while back waits for another page", async () => {
  const { next } = await mountBook(trilogy, "#q5");
  press(next);
  history.replaceState(null, "", "/");
  const replace = vi.spyOn(history, "replaceState");
  await pass(FADE_MS);
  dispatchEvent(new HashChangeEvent("hashchange"));
  await pass(FADE_MS);
  expect(counter()).toBe("6 of 90");
  expect(replace).not.toHaveBeenCalled();
  expect(location.pathname).toBe("/");
});

test("turns also where the browser refuses to change the address", async () => {
  const { next } = await mountBook(trilogy);
  vi.spyOn(history, "replaceState").mockThrow(new DOMException("too many", "SecurityError"));
  await turn(next);
  expect(counter()).toBe("2 of 90");
  expect(location.pathname).toBe(path);
});
