import { queryElement } from "../../tests/helpers/mounted-page.ts";

const app = { started: new Promise(() => {}) as Promise<unknown> };
Object.assign(globalThis, { app });
const WORKING_APP = "data:text/javascript,export const { started } = app";
const BROKEN_APP = "data:text/javascript,throw new Error()";
const hydrated = () => dispatchEvent(new Event("hydrated"));
const busyButton = () => document.querySelector("button[aria-busy=true]")?.textContent;
const hasFailed = () => !queryElement(".load-error").hidden;
let runs = 0;

beforeEach(() => {
  app.started = new Promise(() => {});
  document.body.innerHTML = `<script id="main-script" type="module"></script>
    <button><i>Next</i></button><button popovertarget="menu">Share</button><a>Link</a>
    <button>Random</button>
    <p id="load-error" class="load-error mono" hidden>Part of this page did not load.
      <button>Try again</button></p>`;
});
afterEach(() => {
  hydrated();
  performance.clearMarks();
  document.body.innerHTML = ""; // remaining listeners would press endlessly
});

test.each([
  ["the app", BROKEN_APP, () => new Promise(() => {})],
  ["its page", WORKING_APP, () => Promise.reject(new Error("lost"))],
])("reports that %s did not load, with a large button", async (_what, src, start) => {
  app.started = start();
  app.started.catch(() => {});
  await runFirstScript(src);
  queryElement("button").click();
  await expect.poll(hasFailed).toBe(true);
  expect(busyButton()).toBeUndefined();
  expect(queryElement(".load-error button").offsetHeight).toBeGreaterThanOrEqual(44);
  expect(queryElement(".load-error").offsetHeight).toBeLessThan(50);
});

test("stores the install prompt and fires it again", async () => {
  await runFirstScript(WORKING_APP);
  const prompt = new Event("beforeinstallprompt", { cancelable: true });
  dispatchEvent(prompt);
  expect(prompt.defaultPrevented).toBe(true);
  const heard = vi.fn();
  addEventListener("beforeinstallprompt", heard, { once: true });
  hydrated();
  expect(heard).toHaveBeenCalledExactlyOnceWith(prompt);
});

test("keeps nothing if the app has already hydrated", async () => {
  performance.mark("hydrated");
  await runFirstScript(WORKING_APP);
  queryElement("button").click();
  expect(busyButton()).toBeUndefined();
});

test("repeats presses once, in order, but none on a link or a popover's button", async () => {
  await runFirstScript(WORKING_APP);
  const [next, , random] = document.querySelectorAll("button");
  for (const name of ["i", "a", "[popovertarget]"]) queryElement(name).click();
  random?.click();
  expect(busyButton()).toBe("Next");
  const heard: EventTarget[] = [];
  const ended = new AbortController();
  addEventListener("click", ({ target }) => target && heard.push(target), ended);
  onTestFinished(() => ended.abort());
  hydrated();
  hydrated();
  expect(busyButton()).toBeUndefined();
  await expect.poll(() => heard).toEqual([next, random]);
  next?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([next, random, next]);
});

/** Runs the script again, on a page whose main script is at `src`. */
async function runFirstScript(src: string) {
  queryElement("#main-script").setAttribute("src", src);
  await import(/* @vite-ignore */ `./before-hydration.ts?run=${++runs}`);
}
