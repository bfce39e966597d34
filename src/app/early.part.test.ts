import { afterEach, beforeEach, expect, test, vi } from "vitest";

const app = { start: vi.fn() };
Object.assign(globalThis, { app });
const HERE = "data:text/javascript,export const start = () => app.start()";
const LOST = "data:text/javascript,throw new Error()";
let runs = 0;

beforeEach(() => {
  document.body.innerHTML = `<script fetchpriority="low" type="module"></script>
    <button><i>Next</i></button><button popovertarget="menu">Share</button><a>Link</a><input>
    <p class="lost-notice" hidden>Some of it did not load. <button>Try again</button></p>`;
  app.start.mockReset();
});
afterEach(() => {
  hydrated();
  performance.clearMarks();
  vi.restoreAllMocks();
  history.replaceState(null, "", location.pathname);
  document.body.innerHTML = "";
});

test("what is pressed before the app is there says that it is busy, and is answered once", async () => {
  await runEarly(HERE);
  press("i");
  expect(busy()).toBe("true");
  await expect.poll(() => app.start.mock.calls.length).toBe(1);
  const answered = vi.fn();
  part("button").addEventListener("click", answered);
  hydrated();
  await Promise.resolve();
  expect(answered).toHaveBeenCalledOnce();
  expect(busy()).toBeNull();
  press("button");
  hydrated();
  await Promise.resolve();
  expect(answered).toHaveBeenCalledTimes(2); // by the app alone
});

test("what tries again is large enough for a finger, in a notice of one line", () => {
  part(".lost-notice").hidden = false;
  expect(part(".lost-notice button").offsetHeight).toBeGreaterThanOrEqual(44);
  expect(part(".lost-notice").offsetHeight).toBeLessThan(50);
});

test("an app that does not come is said to be lost, and asked for again", async () => {
  await runEarly(LOST);
  press("button");
  await expect.poll(isLost).toBe(true);
  expect(busy()).toBeNull();
  app.start.mockRejectedValueOnce(new Error("its page is lost"));
  part("[fetchpriority]").setAttribute("src", HERE);
  vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
  document.dispatchEvent(new Event("visibilitychange")); // left, not come back to
  expect(app.start).not.toHaveBeenCalled();
  for (const [tries, again] of [
    [1, () => document.dispatchEvent(new Event("visibilitychange"))],
    [2, () => dispatchEvent(new Event("online"))],
  ] as const) {
    again();
    expect([isLost(), busy()]).toEqual([false, "true"]);
    await expect.poll(() => app.start.mock.calls.length).toBe(tries);
  }
  hydrated();
  expect([isLost(), busy()]).toEqual([false, null]);
});

test("a slider that is moved asks for the app as well", async () => {
  await runEarly(LOST);
  part("input").dispatchEvent(new Event("change", { bubbles: true }));
  expect(part("input").ariaBusy).toBe("true");
  await expect.poll(isLost).toBe(true);
  hydrated();
  part("input").dispatchEvent(new Event("change", { bubbles: true }));
  expect(part("input").ariaBusy).toBeNull();
});

test("what the browser answers by itself starts nothing", async () => {
  await runEarly(HERE);
  press("[popovertarget]");
  press("a");
  expect(busy()).toBeNull();
  expect(app.start).not.toHaveBeenCalled();
});

test("the browser's offer to install is kept, and made again", async () => {
  await runEarly(HERE);
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  const heard = vi.fn();
  addEventListener("beforeinstallprompt", heard, { once: true });
  hydrated();
  expect(heard).toHaveBeenCalledExactlyOnceWith(offer);
});

test("after an app that was quicker nothing is kept", async () => {
  performance.mark("hydrated");
  await runEarly(HERE);
  press("button");
  expect(busy()).toBeNull();
});

test.each([
  ["loading", "#eol7", true],
  ["loading", "", false],
  ["interactive", "#eol7", false],
])("while %s with the fragment “%s” no quote shows: %s", async (state, hash, isHidden) => {
  history.replaceState(null, "", location.pathname + hash);
  vi.spyOn(document, "readyState", "get").mockReturnValue(state as DocumentReadyState);
  const { dataset } = document.documentElement;
  await runEarly(HERE);
  expect("incomplete" in dataset).toBe(isHidden);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect("incomplete" in dataset).toBe(false);
});

/** Runs the script anew, on a page whose main script is at `src`. */
async function runEarly(src: string) {
  part("[fetchpriority]").setAttribute("src", src);
  await import(/* @vite-ignore */ `./early.ts?run=${++runs}`);
}

function part(selector: string) {
  return document.querySelector(selector) as HTMLElement;
}

function press(selector: string) {
  part(selector).click();
}

function hydrated() {
  dispatchEvent(new Event("hydrated"));
}

function busy() {
  return part("button").ariaBusy;
}

function isLost() {
  return !part(".lost-notice").hidden;
}
