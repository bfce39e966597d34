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

test("registers the worker of the site, whose first version announces nothing", async () => {
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
])("announces once a newer version that %s", async (_how, before, after) => {
  Object.assign(registered, before());
  await watchUpdates(ready, end.signal);
  after();
  expect(ready).toHaveBeenCalledOnce();
});

test("announces no worker that is not installed or comes after the end", async () => {
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

test("reloads once the new version has taken over, or at once if it is gone", async () => {
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

test("asks for a newer version when the tab is shown again", async () => {
  await watchUpdates(ready, end.signal);
  registered.update.mockRejectedValue(new Error("offline"));
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(registered.update).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(registered.update).toHaveBeenCalledOnce();
});

test("does no harm where a browser has no workers or refuses one", async () => {
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
