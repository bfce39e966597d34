import { queryElement } from "../../tests/helpers/mounted-page.ts";

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
    <section>A quote</section><button aria-label="On"></button>
    <p id="load-error" class="load-error mono" hidden>Part of this page did not load.
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
  await runFirstScript(BROKEN_APP);
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
  await runFirstScript(BROKEN_APP);
  for (const isBusy of ["true", null]) {
    queryElement("input").dispatchEvent(new Event("change", { bubbles: true }));
    expect(queryElement("input").ariaBusy).toBe(isBusy);
    hydrated();
  }
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

test("queues nothing if the app has already hydrated", async () => {
  performance.mark("hydrated");
  await runFirstScript(WORKING_APP);
  queryElement("button").click();
  expect(busyButton()).toBeUndefined();
});

test("dispatches it to the element of the same name on a re-rendered page, or to the body", async () => {
  await runFirstScript(WORKING_APP);
  queryElement("i").click();
  queryElement("[aria-label=On]").click();
  queryElement("section").dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  document.body.innerHTML = "<button aria-label='On'></button><button>Next</button>";
  const heard = listen("click", "pointerup");
  hydrated();
  const [on, next] = document.querySelectorAll("button");
  await expect.poll(() => heard.map(({ target }) => target)).toEqual([next, on, document.body]);
});

test("dispatches input again, in order, but no click on a link or a popover's button", async () => {
  await runFirstScript(WORKING_APP);
  const [section, link] = [queryElement("section"), queryElement("a")];
  section.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX: 9 }));
  section.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, clientX: 7 }));
  link.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "ArrowLeft" }));
  for (const name of ["a", "[popovertarget]", "section", "i"]) queryElement(name).click();
  const heard = listen("pointerdown", "pointerup", "keydown", "click");
  hydrated();
  await expect
    .poll(() => heard.map(({ type, target }) => [type, target]))
    .toEqual([
      ["pointerdown", section],
      ["pointerup", section],
      ["keydown", link],
      ["click", queryElement("button")],
    ]);
  expect(heard).toMatchObject([{ clientX: 9 }, { clientX: 7 }, { key: "ArrowLeft" }, {}]);
  hydrated();
  queryElement("button").click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveLength(5);
});

test("a swipe starts the app, the end of a press leaves that to its click", async () => {
  await runFirstScript(WORKING_APP);
  for (const [target, pointerType] of [
    ["i", "touch"],
    ["a", "touch"],
    ["section", "mouse"],
    ["section", "touch"],
  ] as const) {
    const end = new PointerEvent("pointerup", { bubbles: true, pointerType });
    queryElement(target).dispatchEvent(end);
  }
  await expect.poll(() => app.start.mock.calls.length).toBe(1);
});

test("makes a quote the :target once it is parsed", async () => {
  history.replaceState(null, "", `${location.pathname}#eol7`);
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  await runFirstScript(WORKING_APP);
  const list = document.body.appendChild(document.createElement("ol"));
  list.innerHTML = "<li id='eol6'>six</li><li id='eol7'>sev</li>";
  await new Promise(requestAnimationFrame);
  expect(document.querySelector(":target")).toBeNull();
  list.append(document.createElement("li"));
  await expect.poll(() => document.querySelector(":target")?.id).toBe("eol7");
});

/** The events of these types that reach the window from now on. */
function listen(...types: string[]) {
  const heard: Event[] = [];
  const ended = new AbortController();
  for (const type of types) addEventListener(type, (event) => heard.push(event), ended);
  onTestFinished(() => ended.abort());
  return heard;
}

/** Runs the script again, on a page whose main script is at `src`. */
async function runFirstScript(src: string) {
  queryElement("#main-script").setAttribute("src", src);
  await import(/* @vite-ignore */ `./before-hydration.ts?run=${++runs}`);
}
