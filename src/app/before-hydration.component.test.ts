import { queryElement, setRightToLeft } from "../../tests/helpers/mounted-page.ts";

const app = { start: vi.fn() };
Object.assign(globalThis, { app });
const WORKING_APP = "data:text/javascript,export const start = () => app.start()";
const BROKEN_APP = "data:text/javascript,throw new Error()";
const hydrated = () => dispatchEvent(new Event("hydrated"));
const busyButton = () => document.querySelector("button[aria-busy=true]")?.textContent;
const hasFailed = () => !queryElement(".load-error").hidden;
let runs = 0;

beforeEach(() => {
  document.body.innerHTML = `<script id="main-script" type="module"></script>
    <button><i>Next</i></button><button popovertarget="menu">Share</button><a>Link</a><input>
    <section>A quote</section>
    <button aria-keyshortcuts="ArrowLeft">Back</button>
    <button aria-keyshortcuts="ArrowRight">On</button>
    <p class="load-error mono" hidden>Part of this page did not load.
      <button>Try again</button></p>`;
  app.start.mockReset();
  vi.stubGlobal("Image", class {}); // never loads, so that nothing reloads the page of the tests
});
afterEach(() => {
  hydrated();
  performance.clearMarks();
  history.replaceState(null, "", location.pathname);
  document.body.innerHTML = ""; // remaining listeners would press endlessly
});

test("retries an app that failed to load, and shows a large button", async () => {
  await runEarly(BROKEN_APP);
  queryElement("button").click();
  await expect.poll(hasFailed).toBe(true);
  expect(busyButton()).toBeUndefined();
  expect(queryElement(".load-error button").offsetHeight).toBeGreaterThanOrEqual(44);
  expect(queryElement(".load-error").offsetHeight).toBeLessThan(50);
  app.start.mockRejectedValueOnce(new Error("its page is lost"));
  queryElement("#main-script").setAttribute("src", WORKING_APP);
  vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
  document.dispatchEvent(new Event("visibilitychange")); // the tab was hidden, not shown again
  expect(app.start).not.toHaveBeenCalled();
  for (const [tries, again] of [
    [1, () => document.dispatchEvent(new Event("visibilitychange"))],
    [2, () => dispatchEvent(new Event("online"))],
  ] as const) {
    again();
    expect([hasFailed(), busyButton()]).toEqual([false, "Next"]);
    await expect.poll(() => app.start.mock.calls.length).toBe(tries);
  }
});

test("waits for the app after a slider was moved", async () => {
  await runEarly(BROKEN_APP);
  for (const isBusy of ["true", null]) {
    queryElement("input").dispatchEvent(new Event("change", { bubbles: true }));
    expect(queryElement("input").ariaBusy).toBe(isBusy);
    hydrated();
  }
});

test("stores the install prompt and fires it again", async () => {
  await runEarly(WORKING_APP);
  const prompt = new Event("beforeinstallprompt", { cancelable: true });
  dispatchEvent(prompt);
  expect(prompt.defaultPrevented).toBe(true);
  const heard = vi.fn();
  addEventListener("beforeinstallprompt", heard, { once: true });
  hydrated();
  expect(heard).toHaveBeenCalledExactlyOnceWith(prompt);
});

test("queues nothing if the app has already hydrated", async () => {
  performance.mark("hydrated");
  await runEarly(WORKING_APP);
  queryElement("button").click();
  expect(busyButton()).toBeUndefined();
});

test("presses the control of the same name on a re-rendered page", async () => {
  await runEarly(WORKING_APP);
  queryElement("button").click();
  queryElement("[aria-keyshortcuts=ArrowRight]").click();
  document.body.innerHTML = "<button>On</button><button>Next</button>";
  const pressed: (string | null)[] = [];
  const note = ({ target }: Event) => pressed.push((target as Element).textContent);
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", note);
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
  ['"', {}, "body", undefined],
])("queues for the key %s with %o on %s a press on: %s", async (key, keys, target, name) => {
  await runEarly(WORKING_APP);
  queryElement(target).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...keys }));
  expect(busyButton()).toBe(name);
});

test.each([
  [-40, 24, "touch", "ltr", "section", "On"],
  [40, -24, "touch", "ltr", "section", "Back"],
  [40, -24, "touch", "rtl", "section", "On"],
  [-40, 0, "touch", "ltr", "body", "On"], // in the margin
  [-80, 0, "touch", "ltr", "a", undefined],
  [-80, 0, "touch", "ltr", "i", undefined],
  [-80, 0, "touch", "ltr", "input", undefined],
  [-39, 0, "touch", "ltr", "section", undefined],
  [-40, 25, "touch", "ltr", "section", undefined],
  [-80, 0, "mouse", "ltr", "section", undefined],
])("queues for a swipe by %i, %i (%s, %s) on %s a press on: %s", async (...row) => {
  const [clientX, clientY, pointerType, dir, target, name] = row;
  if (dir === "rtl") setRightToLeft();
  await runEarly(WORKING_APP);
  const swipe = { pointerType, isPrimary: true, bubbles: true };
  const end = { ...swipe, clientX, clientY };
  queryElement(target).dispatchEvent(new PointerEvent("pointerdown", swipe));
  queryElement(target).dispatchEvent(new PointerEvent("pointerup", end));
  expect(busyButton()).toBe(name);
});

test("makes a quote the :target once it is parsed", async () => {
  history.replaceState(null, "", `${location.pathname}#eol7`);
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  await runEarly(WORKING_APP);
  const list = document.body.appendChild(document.createElement("ol"));
  list.innerHTML = "<li id='eol6'>six</li><li id='eol7'>sev</li>";
  await new Promise(requestAnimationFrame);
  expect(document.querySelector(":target")).toBeNull();
  list.append(document.createElement("li"));
  await expect.poll(() => document.querySelector(":target")?.id).toBe("eol7");
});

/** Runs the script again, on a page whose main script is at `src`. */
async function runEarly(src: string) {
  queryElement("#main-script").setAttribute("src", src);
  await import(/* @vite-ignore */ `./before-hydration.ts?run=${++runs}`);
}
