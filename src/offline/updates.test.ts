import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SKIP_WAITING } from "./messages";
import { watchUpdates } from "./updates";

const worker = () =>
  Object.assign(new EventTarget(), { state: "installing", postMessage: vi.fn() });
type FakeWorker = ReturnType<typeof worker>;

const registration = () =>
  Object.assign(new EventTarget(), {
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: vi.fn(async () => {}),
  });

let container: EventTarget & { controller: object | null; register: ReturnType<typeof vi.fn> };
let registered: ReturnType<typeof registration>;
let page: EventTarget & { hidden: boolean };
let end: AbortController;
const ready = vi.fn<(apply: () => void) => void>();
const reload = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  registered = registration();
  const register = vi.fn(async () => registered);
  container = Object.assign(new EventTarget(), { controller: {} as object | null, register });
  page = Object.assign(new EventTarget(), { hidden: false });
  end = new AbortController();
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { reload });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["is the first", 0, { waiting: worker() }, () => {}],
  ["waits already", 1, { waiting: worker() }, () => {}],
  ["is being installed", 1, { installing: worker() }, installed],
  ["is found later", 1, {}, found],
  ["was taken by another tab", 1, {}, taken],
])("tells of a version that %s: %i times", async (how, times, state, then) => {
  if (how === "is the first") container.controller = null;
  Object.assign(registered, state);
  await watchUpdates(ready, end.signal);
  expect(container.register).toHaveBeenCalledExactlyOnceWith("/sw.js");
  then();
  expect(ready).toHaveBeenCalledTimes(times);
});

test("tells of no version that is not installed or comes after the end", async () => {
  registered.installing = worker();
  await watchUpdates(ready, end.signal);
  registered.installing.dispatchEvent(new Event("statechange"));
  end.abort();
  installed();
  found();
  taken();
  expect(ready).not.toHaveBeenCalled();
});

test("reloads once the new version has taken over, or at once if it is gone", async () => {
  registered.waiting = worker();
  await watchUpdates(ready, end.signal);
  const [apply] = ready.mock.calls[0] ?? [];
  apply?.();
  expect(registered.waiting.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP_WAITING);
  expect(reload).not.toHaveBeenCalled();
  taken();
  taken();
  expect(reload).toHaveBeenCalledOnce();
  registered.waiting = null;
  apply?.();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("asks for a newer version when the tab is shown again", async () => {
  await watchUpdates(ready, end.signal);
  for (const [hidden, times] of [
    [true, 0],
    [false, 1],
  ] as const) {
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(registered.update).toHaveBeenCalledTimes(times);
  }
});

test("does no harm where a browser refuses workers", async () => {
  container.register.mockRejectedValue(new Error("refused"));
  await watchUpdates(ready, end.signal);
  expect(ready).not.toHaveBeenCalled();
});

function installed() {
  const { installing } = registered;
  if (installing) installing.state = "installed";
  installing?.dispatchEvent(new Event("statechange"));
}

function taken() {
  container.dispatchEvent(new Event("controllerchange"));
}

function found() {
  registered.installing = worker();
  registered.dispatchEvent(new Event("updatefound"));
  installed();
}
