import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emulateMedia } from "../../tests/emulate";
import { changePage } from "./cover-transition";

const HOME = `<main><a href="/book/b">none</a><a href="/book/a"><i data-shared="cover">cover</i></a></main>`;
const BOOK = `<main><p data-shared="title">title</p><p data-shared="cover">cover</p></main>`;

beforeEach(() => {
  document.documentElement.style.setProperty("--shared-part", "cover");
  document.body.innerHTML = HOME;
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, "startViewTransition");
  document.body.innerHTML = "";
  document.documentElement.style.removeProperty("--shared-part");
});

test("from its card to its page and back the book has one name, and none afterwards", async () => {
  const start = vi.spyOn(document, "startViewTransition");
  await changePage("/", "/book/a", () => {
    expect(named()).toEqual(["cover in a"]);
    document.body.innerHTML = BOOK;
  });
  expect(named()).toEqual(["cover in main"]);
  await changePage("/book/a", "/", () => {
    expect(named()).toEqual(["cover in main"]);
    document.body.innerHTML = HOME;
  });
  expect(named()).toEqual(["cover in a"]);
  await start.mock.results[1]?.value.finished;
  await expect.poll(named).toEqual([]);
});

test.each([
  ["is above the screen", "position: absolute; top: -500px"],
  ["is below the screen", "position: absolute; top: 5000px"],
  ["is not shown", "display: none"],
])("a book that %s does not move", async (_where, style) => {
  document.querySelector("[data-shared]")?.setAttribute("style", style);
  await changePage("/", "/book/a", () => expect(named()).toEqual([]));
});

test.each([
  ["with reduced motion", () => emulateMedia({ "prefers-reduced-motion": "reduce" })],
  ["in a browser that cannot", () => Object.assign(document, { startViewTransition: undefined })],
])("%s the page just changes", async (_how, prepare) => {
  await prepare();
  const change = vi.fn();
  const done = changePage("/", "/book/a", change);
  expect(change).toHaveBeenCalledOnce();
  expect(named()).toEqual([]);
  await done;
});

/** What takes part in a transition, and where it stands. */
function named() {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-shared]")];
  return parts
    .filter(({ style }) => style.viewTransitionName)
    .map((part) => `${part.style.viewTransitionName} in ${part.parentElement?.localName}`);
}
