import { useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import {
  bookOf,
  changeHash,
  counter,
  heardIn,
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

test("it opens the quote it names, and shows no other on the way", async () => {
  const seen = heardIn(document, counter);
  await mountBook(trilogy, "#eol7");
  expect(counter()).toBe("67 of 90");
  expect(new Set(seen.filter(Boolean))).toEqual(new Set(["67 of 90"]));
  expect(location.hash).toBe("#eol7");
});

test("it may be encoded", async () => {
  await mountBook(trilogy, "#lomv2%2D7");
  expect(counter()).toBe("37 of 90");
  expect(location.hash).toBe("#lomv2-7");
  await changeHash(() => {
    location.hash = "#lomv2%2D8";
  });
  expect(counter()).toBe("38 of 90");
});

test("it shows its quote with the first paint after hydration", async () => {
  history.replaceState(null, "", `${path}#eol7`);
  const painted: unknown[] = [];
  function Served() {
    useLayoutEffect(() => queueMicrotask(() => painted.push(counter())));
    return <BookPage page={trilogy} />;
  }
  const { hydrate } = serveComponent(<Served />);
  expect(counter()).toBe("1 of 90");
  await hydrate();
  await vi.waitFor(() => expect(painted).not.toEqual([]));
  expect(new Set(painted)).toEqual(new Set(["67 of 90"]));
});

test("it names the quote shown, and the history gets no longer", async () => {
  const { next, previous } = await mountBook(trilogy);
  expect(location.hash).toBe("");
  const before = history.length;
  for (const [button, hash] of [
    [next, "#q2"],
    [previous, "#q1"],
    [previous, "#eol30"],
  ] as const) {
    await turn(button);
    expect(location.hash).toBe(hash);
  }
  expect(history.length).toBe(before);
});

test("changed, it turns to its quote, and back turns back", async () => {
  await mountBook(trilogy);
  await changeHash(() => {
    location.hash = "#lomv2-4";
  });
  expect(counter()).toBe("34 of 90");
  await changeHash(() => history.back());
  expect(counter()).toBe("1 of 90");
});

test("it names the quote shown, also when a press takes back what it asked for", async () => {
  const { previous } = await mountBook(trilogy, "#q30");
  location.hash = "#lomv2-1";
  await vi.waitFor(() => expect(document.querySelector("[data-fading]")).not.toBeNull());
  await turn(previous);
  expect(counter()).toBe("30 of 90");
  expect(location.hash).toBe("#q30");
});

test("it loses a fragment that names no quote", async () => {
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

test("it is left alone while back waits for another page", async () => {
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

test("the browser may refuse to change it without harm", async () => {
  const { next } = await mountBook(trilogy);
  vi.spyOn(history, "replaceState").mockThrow(new DOMException("too many", "SecurityError"));
  await turn(next);
  expect(counter()).toBe("2 of 90");
  expect(location.pathname).toBe(path);
});
