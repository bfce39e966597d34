import { page, userEvent } from "vitest/browser";
import { boxOf } from "../../tests/helpers/mounted-page.ts";
import { fakeClock, trilogy, viewer, volume } from "../../tests/helpers/viewer.tsx";

fakeClock();

const link = page.getByRole("link", { name: /^Go on at/ });
const offered = () => link.elements().map(({ textContent }) => textContent);
const stored = () => ({ ...localStorage });
const entry = (ids: object) => ({ "last-quotes": JSON.stringify(ids) });

test("offers the quote last turned to when the reader comes back, by book", async () => {
  await viewer.mount(trilogy);
  expect(stored()).toEqual({}); // nothing is stored before a turn
  await viewer.turn("previous", "previous");
  await viewer.mount(volume, "#eol7");
  await viewer.turn("next");
  const ids = { [trilogy.slug]: "eol29", [volume.slug]: "eol8" };
  await expect.poll(stored).toEqual(entry(ids));
  await viewer.mount(trilogy);
  expect(offered()).toEqual(["Go on at 89"]);
  expect(viewer.counter()).toBe("1 of 90");
  await viewer.mount(volume);
  expect(offered()).toEqual(["Go on at 8"]);
});

test("appears without a shift, leads to the quote, and hands the focus on", async () => {
  const boxes = () => JSON.stringify([".dock", ".dock-ruler", ".viewer-quote"].map(boxOf));
  await viewer.mount(trilogy);
  const before = [offered(), boxes()];
  Object.assign(localStorage, entry({ [trilogy.slug]: "eol4" }));
  await viewer.mount(trilogy);
  expect(offered()).toEqual(["Go on at 64"]);
  expect([[], boxes()]).toEqual(before);
  (link.element() as HTMLElement).focus();
  await viewer.changeHash(() => userEvent.keyboard("{Enter}"));
  expect([viewer.counter(), offered()]).toEqual(["64 of 90", []]);
  expect(viewer.volumeName()).toBe("Experiences of Life, Volume Three");
  expect(document.activeElement).toBe(viewer.button("next"));
});

test("offers nothing after a turn, nor at a quote that the URL names", async () => {
  Object.assign(localStorage, entry({ [trilogy.slug]: "eol4" }));
  await viewer.mount(trilogy);
  expect(offered()).toHaveLength(1);
  await viewer.turn("previous"); // to the last quote, after which nothing follows
  expect(offered()).toEqual([]);
  await viewer.mount(trilogy);
  expect(offered()).toEqual([]);
  await viewer.mount(trilogy, "#q2");
  expect(offered()).toEqual([]);
});

test.each([
  ["an id that is gone", JSON.stringify({ [trilogy.slug]: "gone" })],
  ["a value that is not ours", "null"],
])("offers nothing for %s", async (_what, value) => {
  localStorage.setItem("last-quotes", value);
  await viewer.mount(trilogy);
  expect(offered()).toEqual([]);
});

test("turns without storage that is blocked or full", async () => {
  const error = new DOMException("", "QuotaExceededError");
  vi.spyOn(Storage.prototype, "getItem").mockThrow(error);
  vi.spyOn(Storage.prototype, "setItem").mockThrow(error);
  await viewer.mount(trilogy);
  await viewer.turn("next");
  expect(viewer.counter()).toBe("2 of 90");
});
