import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { layoutFaults } from "../../../tests/helpers/boxes";
import { emulateTextSize } from "../../../tests/helpers/emulate";
import {
  bookOf,
  counter,
  mountBook,
  openShareMenu,
  pass,
  press,
  withStoppedClock,
} from "../../../tests/helpers/mounted-book";

const volume = await bookOf("experiences-of-life");
const title = "Experiences of Life, Volume Three";
const text = `“My father at two in the morning, work boots on, eating cereal as quietly as a man can.”\n${title}`;
const url = `${location.origin}/book/experiences-of-life#eol2`;

withStoppedClock();
afterEach(() => void Reflect.deleteProperty(navigator, "share"));

test("copies the quote, its book and its address, and says so for two seconds", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { button, status } = await openShareMenu(volume, "#eol2");
  const copy = button("Copy").element() as HTMLElement;
  copy.focus();
  press(button("Copy"));
  await expect.element(button("Copied")).toBeVisible();
  expect(document.activeElement).toBe(copy); // renamed, not replaced
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${text}\n${url}`);
  await pass(1500); // waiting for the word has taken some of the two seconds
  expect(status()).toBe("Copied");
  await pass(500);
  expect(status()).toBe("");
});

test.each([
  ["is used", undefined, "Shared"],
  ["refuses", "NotAllowedError", "Could not share"],
  ["is closed by the reader", "AbortError", ""],
  ["is open already", "InvalidStateError", ""],
])("hands the quote to a share sheet that %s", async (_what, error, message) => {
  const sheet = haveShareSheet(() =>
    error ? Promise.reject(new DOMException("no", error)) : Promise.resolve(),
  );
  const { button, status } = await openShareMenu(volume, "#eol2");
  expect(button("Share this quote").query()).toBeVisible();
  press(button("Share"));
  await vi.waitFor(() => expect(sheet).toHaveBeenCalledExactlyOnceWith({ title, text, url }));
  await pass(0);
  expect(status()).toBe(message);
});

test.each([
  ["refuses", { writeText: () => Promise.reject(new DOMException("no")) }],
  ["is missing", undefined],
])("says that it could not copy where the clipboard %s", async (_what, clipboard) => {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as unknown as Clipboard);
  const { button } = await openShareMenu(volume);
  expect(button("Copy or save this quote").query()).toBeVisible(); // there is no share sheet
  press(button("Copy"));
  await expect.element(button("Could not copy")).toBeVisible();
});

test("opens by keyboard, and closes by Escape or when the focus leaves it", async () => {
  const { share } = await mountBook(volume);
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  for (const [keys, focused] of [
    ["{Tab}{Escape}", () => share.element()],
    ["{Shift>}{Tab}{/Shift}", () => document.querySelector(".back-link")],
    ["{Tab}{Tab}{Tab}{Tab}", () => document.querySelector("input[type=range]")],
  ] as const) {
    (share.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(copy).toBeVisible();
    await userEvent.keyboard(keys);
    await vi.waitFor(() => expect(copy.query()).toBeNull());
    expect(document.activeElement).toBe(focused());
  }
});

test("keeps the quote under an open menu from the arrow keys", async () => {
  const { button } = await openShareMenu(volume, "#eol2");
  await userEvent.keyboard("{ArrowRight}");
  (button("Copy").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await pass(300);
  expect(counter()).toBe("2 of 30");
  await userEvent.keyboard("{Escape}{ArrowRight}");
  await pass(300);
  expect(counter()).toBe("3 of 30");
});

test.each([
  [320, 568, 16, 1],
  [390, 844, 16, 1],
  [932, 430, 16, 1],
  [1440, 900, 16, 1],
  [320, 568, 32, 24],
  [390, 844, 32, 24],
])("hangs whole at its button at %i by %i, with text of %i px", async (width, height, px, gap) => {
  await page.viewport(width, height);
  await emulateTextSize(px);
  await openShareMenu(volume);
  const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
  const menu = box(".share-menu") as DOMRect;
  expect(Math.abs(menu.top - Number(box(".share-button")?.bottom))).toBeLessThanOrEqual(gap);
  expect([menu.left >= 0, menu.right <= width]).toEqual([true, true]);
  for (const button of document.querySelectorAll(".share-menu button"))
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
});

test("is a row of the page in a browser without popovers", async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rulesWithoutPopovers().join("\n"));
  document.adoptedStyleSheets.push(sheet);
  const { share } = await mountBook(volume);
  expect(share.query()).toBeNull();
  for (const name of ["Copy", "Save as image"])
    expect(page.getByRole("button", { name, exact: true }).query()).toBeVisible();
  expect(layoutFaults()).toEqual([]);
  document.adoptedStyleSheets.pop();
});

function haveShareSheet(share: Navigator["share"]) {
  const sheet = vi.fn(share);
  Object.defineProperty(navigator, "share", { value: sheet, configurable: true });
  return sheet;
}

/** What the style sheets say to a browser that has no popovers. */
function rulesWithoutPopovers(rules = [...document.styleSheets].flatMap((it) => [...it.cssRules])) {
  return rules.flatMap((rule): string[] => {
    if (!(rule instanceof CSSGroupingRule)) return [];
    const inner = [...rule.cssRules];
    const isMeant = rule instanceof CSSSupportsRule && rule.conditionText.includes(":popover-open");
    return isMeant ? inner.map(({ cssText }) => cssText) : rulesWithoutPopovers(inner);
  });
}
