import { page, userEvent } from "vitest/browser";
import { emulateTextSize } from "../../../tests/helpers/emulate.ts";
import { boxOf, queryElement } from "../../../tests/helpers/mounted-page.ts";
import { fakeClock, viewer, volume } from "../../../tests/helpers/viewer.tsx";
import { typesetQuote } from "../../content-model/quote-lines.ts";

fakeClock();

const title = "Experiences of Life, Volume Three";
const text = `“My father at two in the morning, work boots on, eating cereal as quietly as a man can.”\n${title}`;
const url = `${location.origin}/book/experiences-of-life#eol2`;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const status = () => page.getByRole("status").element().textContent;

afterEach(() => void Reflect.deleteProperty(navigator, "share"));

test("copies the quote, its book and its URL, and reports it for two seconds", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await viewer.openShareMenu(volume, "#eol2");
  const copy = viewer.button("Copy");
  copy.focus();
  copy.click();
  await expect.element(button("Copied")).toBeVisible();
  expect(document.activeElement).toBe(copy); // the button is renamed, not replaced
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${text}\n${url}`);
  await viewer.pass(1500);
  expect(status()).toBe("Copied");
  await viewer.pass(500);
  expect(status()).toBe("");
});

test("shows and copies a quote that has its own marks without others", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const german = "„Komm“, sagte sie.";
  const quote = typesetQuote({ id: "one", text: german, example: "Begin." });
  await viewer.openShareMenu({ ...volume, quotes: [quote] });
  expect(queryElement(".viewer-quote").textContent).toBe(german);
  viewer.press("Copy");
  expect(writeText).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^„Komm“, sagte sie\.\n/),
  );
});

test.each([
  ["is used", undefined, "Shared"],
  ["refuses", "NotAllowedError", "Could not share"],
  ["is closed by the reader", "AbortError", ""],
])("passes the quote to a share sheet that %s", async (_what, error, message) => {
  const share = vi.fn(async () => {
    if (error) throw new DOMException("no", error);
  });
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  await viewer.openShareMenu(volume, "#eol2");
  expect(button("Share this quote").query()).toBeVisible();
  viewer.press("Share");
  await vi.waitFor(() => expect(share).toHaveBeenCalledExactlyOnceWith({ title, text, url }));
  await viewer.pass(0);
  expect(status()).toBe(message);
});

test("reports that it could not copy", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"));
  await viewer.openShareMenu(volume);
  expect(button("Copy or save this quote").query()).toBeVisible(); // without a share sheet
  viewer.press("Copy");
  await expect.element(button("Could not copy")).toBeVisible();
});

test("opens by keyboard, and closes by Escape or when the focus leaves it", async () => {
  await viewer.mount(volume);
  const share = viewer.button("share");
  for (const [keys, focused] of [
    ["{Tab}{Escape}", ".share-button"],
    ["{Tab}{Tab}{Tab}", "input[type=range]"],
  ] as const) {
    share.focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Copy")).toBeVisible();
    await userEvent.keyboard(keys);
    await vi.waitUntil(() => button("Copy").query() === null);
    expect(document.activeElement).toBe(queryElement(focused));
  }
});

test("arrow keys do not turn the quote under an open menu", async () => {
  await viewer.openShareMenu(volume, "#eol2");
  viewer.button("Copy").focus();
  await userEvent.keyboard("{ArrowRight}");
  await viewer.expectAfterFade("2 of 30");
  await userEvent.keyboard("{Escape}{ArrowRight}");
  await viewer.expectAfterFade("3 of 30");
});

test("opens at its button, in a small window with large text, too", async () => {
  await page.viewport(320, 568);
  await emulateTextSize(32);
  await viewer.openShareMenu(volume);
  const menu = boxOf(".share-menu");
  expect(Math.abs(menu.top - boxOf(".share-button").bottom)).toBeLessThanOrEqual(24);
  expect([menu.left >= 0, menu.right <= 320]).toEqual([true, true]);
  for (const button of document.querySelectorAll(".share-menu button"))
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
});
