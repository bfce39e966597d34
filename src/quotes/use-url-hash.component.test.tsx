import { fakeClock, trilogy, viewer, volume } from "../../tests/helpers/viewer.tsx";

fakeClock();

test("opens the quote that the URL names, even percent-encoded", async () => {
  await viewer.mount(volume, "#eol%37");
  expect(viewer.counter()).toBe("7 of 30");
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
  await viewer.turn("previous");
  expect(location.hash).toBe("#eol30");
  await viewer.turn("next");
  expect(location.hash).toBe("#q1");
  expect(history.length).toBe(before);
  await viewer.changeHash(() => location.assign("#%"));
  expect(viewer.counter()).toBe("1 of 90"); // an unknown hash is ignored
});

test("turns even where the browser refuses to change the URL", async () => {
  await viewer.mount(trilogy);
  vi.spyOn(history, "replaceState").mockThrow(new DOMException("too many", "SecurityError"));
  viewer.press("next");
  await viewer.expectAfterFade("2 of 90");
  expect(location.href).not.toContain("#");
});
