import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { layoutFaults, SIZES } from "../../../tests/helpers/boxes";
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

test("hands the quote, its book and its address to the browser's share sheet", async () => {
  const sheet = haveShareSheet(async () => {});
  const { button } = await openShareMenu(volume, "#eol2");
  press(button("Share"));
  await expect.element(button("Shared")).toBeVisible();
  expect(sheet).toHaveBeenCalledExactlyOnceWith({ title, text, url });
});

test.each([
  ["NotAllowedError", "Could not share"],
  ["AbortError", ""], // the reader closed it
  ["InvalidStateError", ""], // it is open already
])("answers a share sheet's %s with %j", async (name, message) => {
  const sheet = haveShareSheet(() => Promise.reject(new DOMException("no", name)));
  const { button, status } = await openShareMenu(volume);
  press(button("Share"));
  await vi.waitFor(() => expect(sheet).toHaveBeenCalled());
  await pass(0);
  expect(status()).toBe(message);
});

test.each([
  ["refuses", { writeText: () => Promise.reject(new DOMException("no")) }],
  ["is missing", undefined],
])("says so where the clipboard %s", async (_what, clipboard) => {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as unknown as Clipboard);
  const { button, status } = await openShareMenu(volume);
  press(button("Copy"));
  await expect.element(button("Could not copy")).toBeVisible();
  expect(status()).toBe("Could not copy");
});

test("is named by what it offers, with a share sheet and without", async () => {
  const { share } = await mountBook(volume);
  expect(share.element()).toHaveAccessibleName("Copy or save this quote");
  expect(page.getByRole("button", { name: "Share" }).query()).toBeNull();
  haveShareSheet(async () => {});
  await mountBook(volume);
  expect(share.element()).toHaveAccessibleName("Share this quote");
});

test("opens by keyboard, and closes by Escape or when the focus leaves it", async () => {
  const { share } = await mountBook(volume);
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  (share.element() as HTMLElement).focus();
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

test.each([...SIZES, [932, 430] as const])("hangs at its button at %i by %i", async (...size) => {
  await page.viewport(...size);
  await openShareMenu(volume);
  const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
  const gap = Number(box(".share-menu")?.top) - Number(box(".share-button")?.bottom);
  expect(Math.abs(gap)).toBeLessThanOrEqual(1);
});

test("is a row of the page, over nothing, in a browser without popovers", async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rulesWithoutPopovers());
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
function rulesWithoutPopovers() {
  const found: string[] = [];
  const look = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes(":popover-open")) {
        for (const inner of rule.cssRules) found.push(inner.cssText);
      } else if (rule instanceof CSSGroupingRule) look(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) look(cssRules);
  return found.join("\n");
}
