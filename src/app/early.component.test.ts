import { afterEach, beforeEach, expect, test, vi } from "vitest";

const app = { start: vi.fn() };
Object.assign(globalThis, { app });
const HERE = "data:text/javascript,export const start = () => app.start()";
const LOST = "data:text/javascript,throw new Error()";
/** No server can be reached, so that nothing reloads the page of the tests. */
class OfflineImage {
  onerror = () => {};
  set src(_: string) {
    queueMicrotask(() => this.onerror());
  }
}
let runs = 0;

beforeEach(() => {
  document.body.innerHTML = `<script id="app-script" type="module"></script>
    <button><i>Next</i></button><button popovertarget="menu">Share</button><a>Link</a><input>
    <section aria-label="Quote" style="height: 9em">A quote</section>
    <button aria-keyshortcuts="ArrowLeft">Back</button>
    <button aria-keyshortcuts="ArrowRight">On</button>
    <p class="load-error" hidden>Some of it did not load. <button>Try again</button></p>`;
  app.start.mockReset();
  vi.stubGlobal("Image", OfflineImage);
});
afterEach(() => {
  hydrated();
  performance.clearMarks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
  part(".load-error").hidden = false;
  expect(part(".load-error button").offsetHeight).toBeGreaterThanOrEqual(44);
  expect(part(".load-error").offsetHeight).toBeLessThan(50);
});

test("an app that does not come is said to be lost, and asked for again", async () => {
  await runEarly(LOST);
  press("button");
  await expect.poll(hasFailed).toBe(true);
  expect(busy()).toBeNull();
  app.start.mockRejectedValueOnce(new Error("its page is lost"));
  part("#app-script").setAttribute("src", HERE);
  vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
  document.dispatchEvent(new Event("visibilitychange")); // left, not come back to
  expect(app.start).not.toHaveBeenCalled();
  for (const [tries, again] of [
    [1, () => document.dispatchEvent(new Event("visibilitychange"))],
    [2, () => dispatchEvent(new Event("online"))],
  ] as const) {
    again();
    expect([hasFailed(), busy()]).toEqual([false, "true"]);
    await expect.poll(() => app.start.mock.calls.length).toBe(tries);
  }
  hydrated();
  expect([hasFailed(), busy()]).toEqual([false, null]);
});

test("a slider that is moved asks for the app as well", async () => {
  await runEarly(LOST);
  part("input").dispatchEvent(new Event("change", { bubbles: true }));
  expect(part("input").ariaBusy).toBe("true");
  await expect.poll(hasFailed).toBe(true);
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

test("where the app renders the page anew, the control of the same name is pressed", async () => {
  await runEarly(HERE);
  press("button");
  press("[aria-keyshortcuts=ArrowRight]");
  const anew = part("button").parentElement as HTMLElement;
  anew.innerHTML = "<p>New</p><button>On</button><button>Next</button>";
  const pressed: (string | null)[] = [];
  anew.addEventListener("click", ({ target }) => pressed.push((target as Element).textContent));
  hydrated();
  await Promise.resolve();
  expect(pressed).toEqual(["Next", "On"]);
});

test.each([
  ["ArrowRight", {}, "body", "On"],
  ["ArrowLeft", {}, "a", "Back"],
  ["ArrowRight", { ctrlKey: true }, "body", undefined],
  ["ArrowRight", { repeat: true }, "body", undefined],
  ["ArrowRight", {}, "input", undefined],
  ["Enter", {}, "body", undefined],
])("the key %s with %o on %s is kept as a press on: %s", async (key, keys, target, name) => {
  await runEarly(HERE);
  part(target).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...keys }));
  expect(busyButton()).toBe(name);
});

test.each([
  [-40, 24, "touch", "On"],
  [40, -24, "touch", "Back"],
  [-39, 0, "touch", undefined],
  [-40, 25, "touch", undefined],
  [-80, 0, "mouse", undefined],
])("a finger across the quote by %i, %i (%s) presses: %s", async (dx, dy, pointerType, name) => {
  await runEarly(HERE);
  const point = (type: string, clientX: number, clientY: number) =>
    part("section").dispatchEvent(
      new PointerEvent(type, {
        ...{ clientX, clientY, pointerType, pointerId: 7 },
        ...{ isPrimary: true, bubbles: true },
      }),
    );
  point("pointerdown", 200, 200);
  point("pointerup", 200 + dx, 200 + dy);
  expect(busyButton()).toBe(name);
});

test.each(["#eol7", "#eol%37"])("%s is the target once all of it has come", async (hash) => {
  history.replaceState(null, "", location.pathname + hash);
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  await runEarly(HERE);
  const list = document.body.appendChild(document.createElement("ol"));
  list.innerHTML = "<li id='eol6'>six</li><li id='eol7'>sev</li>";
  await new Promise(requestAnimationFrame);
  expect(document.querySelector(":target")).toBeNull();
  list.append(document.createElement("li"));
  await expect.poll(() => document.querySelector(":target")?.id).toBe("eol7");
});

/** Runs the script anew, on a page whose main script is at `src`. */
async function runEarly(src: string) {
  part("#app-script").setAttribute("src", src);
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

/** Which of the buttons says that it will be answered. */
function busyButton() {
  return document.querySelector("button[aria-busy=true]")?.textContent ?? undefined;
}

function hasFailed() {
  return !part(".load-error").hidden;
}
