import { watchUpdates } from "./updates.ts";

const worker = Object.assign(new EventTarget(), { state: "", postMessage: vi.fn() });
const registration = Object.assign(new EventTarget(), {
  waiting: null as typeof worker | null,
  installing: null as typeof worker | null,
  update: vi.fn(async () => {}),
});
const register = vi.fn(async () => registration);
const ready = Promise.resolve({ active: worker });
const container = Object.assign(new EventTarget(), {
  controller: {} as object | null,
  register,
  ready,
});
const page = Object.assign(new EventTarget(), { hidden: false });
const announced = vi.fn<(apply: () => void) => void>();
const reload = vi.fn();
let end: AbortController;

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(registration, { waiting: null, installing: null });
  container.controller = {};
  end = new AbortController();
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { reload });
});
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
});

test.each([
  ["is the first one", 0, () => waits(null), () => {}],
  ["is already waiting", 1, waits, () => {}],
  ["is being installed", 1, installs, installed],
  ["is not installed yet", 0, installs, () => installed("activating")],
  ["is found later", 1, () => {}, found],
  ["was applied by another tab", 1, () => {}, taken],
  ["is installed after an abort", 0, installs, () => [end.abort(), installed(), found(), taken()]],
  ["fails to register", 0, () => register.mockRejectedValueOnce(new Error("no")), () => {}],
])("announces a version that %s: %i times", async (_how, times, before, then) => {
  before();
  await watchUpdates(announced, end.signal);
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js");
  then();
  expect(announced).toHaveBeenCalledTimes(times);
});

test("reloads after the new version takes over, or at once without one", async () => {
  registration.waiting = worker;
  await watchUpdates(announced, end.signal);
  const [apply] = announced.mock.calls[0] ?? [];
  apply?.();
  expect(worker.postMessage).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  taken();
  taken();
  expect(reload).toHaveBeenCalledOnce();
  registration.waiting = null;
  apply?.();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("asks the first version to control the page, and hears nothing else of it", async () => {
  container.controller = null;
  const listen = vi.spyOn(worker, "addEventListener");
  await watchUpdates(announced, end.signal);
  found();
  expect(listen).not.toHaveBeenCalled();
  await expect.poll(() => worker.postMessage.mock.lastCall).toEqual(["claim"]);
});

test("checks for a newer version when the tab is shown again", async () => {
  await watchUpdates(announced, end.signal);
  for (const hidden of [true, false]) {
    expect(registration.update).not.toHaveBeenCalled();
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
  }
  expect(registration.update).toHaveBeenCalledOnce();
});

function waits(controller: object | null = {}) {
  container.controller = controller;
  registration.waiting = worker;
}

function installs() {
  registration.installing = worker;
}

function installed(state = "installed") {
  Object.assign(worker, { state }).dispatchEvent(new Event("statechange"));
}

function taken() {
  container.dispatchEvent(new Event("controllerchange"));
}

function found() {
  installs();
  registration.dispatchEvent(new Event("updatefound"));
  installed();
}
