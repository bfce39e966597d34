import { userEvent } from "vitest/browser";
import { queryElement } from "../../tests/helpers/mounted-page.ts";
import { loadAhead } from "./load-ahead.ts";

const loaded = vi.hoisted(() => [] as string[]);

vi.mock("./routes", () => ({
  loadBookPage: vi.fn(),
  routeAt: (path: string) => ({ load: async () => loaded.push(path) }),
}));

beforeAll(loadAhead);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  loaded.length = 0;
  document.body.innerHTML = `<a href="/b"><b>B</b></a><a href="https://example.org/b"></a>`;
});

test.each([
  ["a pointer that rests", ["pointerover", 65], ["/b"]],
  ["a pointer that passes over", ["pointerover", 64, "pointerout", 65], []],
  ["a press", ["pointerdown"], ["/b"]],
  ["focus that stays", ["focusin", 65], ["/b"]],
])("loads the page behind a link for %s", (_what, steps, expected) => {
  use("b", steps);
  expect(loaded).toEqual(expected);
});

test("registers the service worker of a built site, unless data is to be saved", () => {
  const register = vi
    .spyOn(navigator.serviceWorker, "register")
    .mockReturnValue(new Promise(() => {}));
  const saveData = vi.spyOn(Object(navigator).connection, "saveData", "get");
  for (const [isBuilt, isSaving] of [
    [false, false],
    [true, true],
    [true, false],
  ] as const) {
    expect(register).not.toHaveBeenCalled();
    vi.stubEnv("PROD", isBuilt);
    saveData.mockReturnValue(isSaving);
    loadAhead();
  }
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
});

test("loads nothing for another site, with Save-Data or offline", () => {
  use("[href^=https]", ["pointerdown"]);
  const saveData = vi.spyOn(Object(navigator).connection, "saveData", "get").mockReturnValue(true);
  use("b", ["pointerdown", "pointerover", 65]);
  saveData.mockReturnValue(false);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  use("b", ["pointerdown", "pointerover", 65]);
  expect(loaded).toEqual([]);
});

test("loads the pages behind a link that is pointed at or focused already", async () => {
  document.body.innerHTML = `<a href="/b"><b>B</b></a><a href="/c">C</a><a href="/d">D</a>`;
  await userEvent.hover(queryElement("b"));
  queryElement("[href='/d']").focus();
  loaded.length = 0;
  loadAhead();
  expect(loaded).toEqual(["/b", "/d"]);
});

/** Sends events to an element; a number is a time to pass in milliseconds. */
function use(selector: string, steps: (string | number)[]) {
  const element = document.querySelector(selector);
  for (const step of steps) {
    if (typeof step === "number") vi.advanceTimersByTime(step);
    else element?.dispatchEvent(new PointerEvent(step, { bubbles: true }));
  }
}
