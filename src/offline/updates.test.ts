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

test("the site's worker is registered; a first one announces nothing", async () => {
  container.controller = null;
  registered.waiting = worker();
  await watchUpdates(ready, end.signal);
  expect(container.register).toHaveBeenCalledExactlyOnceWith("/sw.js");
  container.dispatchEvent(new Event("controllerchange"));
  installed();
  expect(ready).not.toHaveBeenCalled();
});

test.each([
  ["waits already", () => ({ waiting: worker() }), () => {}],
  ["is being installed", () => ({ installing: worker() }), installed],
  ["is found later", () => ({}), found],
  [
    "was taken by another tab",
    () => ({}),
    () => container.dispatchEvent(new Event("controllerchange")),
  ],
])("a newer version that %s is announced once", async (_how, before, after) => {
  Object.assign(registered, before());
  await watchUpdates(ready, end.signal);
  after();
  expect(ready).toHaveBeenCalledOnce();
});

test("a worker that is not installed, or comes after the end, announces nothing", async () => {
  registered.installing = worker();
  await watchUpdates(ready, end.signal);
  registered.installing.dispatchEvent(new Event("statechange"));
  end.abort();
  installed();
  found();
  container.dispatchEvent(new Event("controllerchange"));
  page.dispatchEvent(new Event("visibilitychange"));
  expect(ready).not.toHaveBeenCalled();
  expect(registered.update).not.toHaveBeenCalled();
});

test("taking it lets it take over, and reloads then; one that is gone just reloads", async () => {
  registered.waiting = worker();
  await watchUpdates(ready, end.signal);
  const [apply] = ready.mock.calls[0] ?? [];
  apply?.();
  expect(registered.waiting.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP_WAITING);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event("controllerchange"));
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
  registered.waiting = null;
  apply?.();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("coming back to the tab asks for a newer one; offline, another time", async () => {
  await watchUpdates(ready, end.signal);
  registered.update.mockRejectedValue(new Error("offline"));
  for (const [hidden, times] of [
    [true, 0],
    [false, 1],
  ] as const) {
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(registered.update).toHaveBeenCalledTimes(times);
  }
});

test("a browser that has no workers, or refuses one, does no harm", async () => {
  container.register.mockRejectedValue(new Error("refused"));
  await watchUpdates(ready, end.signal);
  vi.stubGlobal("navigator", {});
  await watchUpdates(ready, end.signal);
  expect(ready).not.toHaveBeenCalled();
});

function installed() {
  const { installing } = registered;
  if (installing) installing.state = "installed";
  installing?.dispatchEvent(new Event("statechange"));
}

function found() {
  registered.installing = worker();
  registered.dispatchEvent(new Event("updatefound"));
  installed();
}
