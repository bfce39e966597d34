import { useLayoutEffect } from "react";
import { fakeClock, trilogy, viewer, volume } from "../../tests/helpers/viewer.tsx";

fakeClock();

test.each([
  ["as it is written", "#eol7"],
  ["percent-encoded", "#eol%37"],
])("opens a quote named %s with the first paint after hydration", async (_how, hash) => {
  let painted: unknown;
  function Probe() {
    useLayoutEffect(() => queueMicrotask(() => (painted = viewer.counter())));
    return null;
  }
  await viewer.mountPrerendered(volume, hash, <Probe key="probe" />).hydrate();
  await vi.waitFor(() => expect(painted).toBe("7 of 30"));
});

test("hides the quote that the URL named once another is shown", async () => {
  const { hydrate } = viewer.mountPrerendered(volume, "");
  location.hash = "#eol7"; // unlike `replaceState`, it sets :target
  await hydrate();
  await vi.waitFor(() => expect(viewer.counter()).toBe("7 of 30"));
  await viewer.turn("next");
  const quotes = [...document.querySelectorAll("blockquote")];
  const shown = quotes.filter((quote) => quote.checkVisibility());
  expect([viewer.counter(), shown.length]).toEqual(["8 of 30", 1]);
});

test("names the quote shown and nothing else, and adds no history entry", async () => {
  await viewer.mount(trilogy, "#nonsense");
  expect(viewer.counter()).toBe("1 of 90");
  expect(location.hash).toBe("#q1");
  const before = history.length;
  for (const [button, hash] of [
    ["previous", "#eol30"],
    ["next", "#q1"],
    ["previous", "#eol30"],
    ["previous", "#eol29"],
  ] as const) {
    await viewer.turn(button);
    expect(location.hash).toBe(hash);
  }
  expect(history.length).toBe(before);
  await viewer.changeHash(() => location.assign("#%"));
  expect(viewer.counter()).toBe("89 of 90");
});

test("names the quote shown when a press undoes what the URL requested", async () => {
  await viewer.mount(trilogy, "#q30");
  location.hash = "#lomv2-1";
  await vi.waitUntil(viewer.isFading);
  viewer.press("previous");
  await viewer.expectAfterFade("30 of 90");
  expect(location.hash).toBe("#q30");
});

test("leaves the URL alone while Back waits for another page", async () => {
  await viewer.mount(trilogy, "#q5");
  viewer.press("next");
  history.replaceState(null, "", "/");
  const replace = vi.spyOn(history, "replaceState");
  await viewer.pass();
  dispatchEvent(new HashChangeEvent("hashchange"));
  await viewer.expectAfterFade("6 of 90");
  expect(replace).not.toHaveBeenCalled();
  expect(location.pathname).toBe("/");
});

test("turns even where the browser refuses to change the URL", async () => {
  await viewer.mount(trilogy);
  vi.spyOn(history, "replaceState").mockThrow(new DOMException("too many", "SecurityError"));
  viewer.press("next");
  await viewer.expectAfterFade("2 of 90");
  expect(location.href).not.toContain("#");
});
