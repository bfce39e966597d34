import { afterEach, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { layoutFaults, SIZES } from "../../../tests/helpers/boxes";
import {
  bookOf,
  counter,
  mountBook,
  pass,
  press,
  withStoppedClock,
} from "../../../tests/helpers/mounted-book";
import type { Quote } from "../../content/books";

type Card = OffscreenCanvasRenderingContext2D;
type Box = [x: number, y: number, width: number, height: number];

const volume = await bookOf("experiences-of-life");
const trilogy = await bookOf("lyrics-of-the-mind-trilogy");
const SECOND = [
  "“My father at two in the morning, work boots on, eating cereal as quietly as a man can.”",
  "Experiences of Life, Volume Three",
];
const address = `${location.origin}/book/experiences-of-life#eol2`;

withStoppedClock();
afterEach(() => void Reflect.deleteProperty(navigator, "share"));

test("copy takes the quote, its book and its address, and says so for two seconds", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { button, status } = await openMenu();
  const copy = button("Copy").element() as HTMLElement;
  copy.focus();
  press(button("Copy"));
  await expect.element(button("Copied")).toBeVisible();
  expect(document.activeElement).toBe(copy); // renamed, not replaced
  expect(status()).toBe("Copied");
  expect(writeText).toHaveBeenCalledExactlyOnceWith([...SECOND, address].join("\n"));
  await pass(1500); // waiting for the word has taken some of the two seconds
  expect(status()).toBe("Copied");
  await pass(500);
  expect(status()).toBe("");
  expect(button("Copy").query()).toBeVisible();
});

test.each([
  ["refuses", { writeText: () => Promise.reject(new DOMException("no")) }],
  ["is missing", undefined],
])("a clipboard that %s is not called copied", async (_what, clipboard) => {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as unknown as Clipboard);
  const { button, status } = await openMenu();
  press(button("Copy"));
  await expect.element(button("Could not copy")).toBeVisible();
  expect(status()).toBe("Could not copy");
});

test("where the browser has a share sheet, it gets text, book and address", async () => {
  const sheet = haveShareSheet(async () => {});
  const { button } = await openMenu();
  press(button("Share"));
  await expect.element(button("Shared")).toBeVisible();
  expect(sheet).toHaveBeenCalledExactlyOnceWith({
    title: SECOND[1],
    text: SECOND.join("\n"),
    url: address,
  });
});

test("a share that the browser refuses says so, one that the reader calls off says nothing", async () => {
  const sheet = haveShareSheet(() => Promise.reject(new DOMException("no", "AbortError")));
  const { button, status } = await openMenu();
  press(button("Share"));
  await vi.waitFor(() => expect(sheet).toHaveBeenCalled());
  await pass(0);
  expect(status()).toBe("");
  sheet.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  press(button("Share"));
  await expect.element(button("Could not share")).toBeVisible();
});

test("the button says what it offers, with a share sheet and without", async () => {
  const { share } = await mountBook(volume);
  expect(share.element()).toHaveAccessibleName("Copy or save this quote");
  expect(share.element()).toHaveTextContent("Copy or save");
  expect(page.getByRole("button", { name: "Share" }).query()).toBeNull();
  haveShareSheet(async () => {});
  await mountBook(volume);
  expect(share.element()).toHaveAccessibleName("Share this quote");
});

test("a quote saved as an image is a card of 1080 by 1350 in the book's colour", async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  const { button, status } = await openMenu("#eol7");
  const { name, card } = await savedBy(button("Save as image"));
  expect(name).toBe("experiences-of-life-eol7.png");
  // Whether the browser saves it, asks or refuses, it tells nobody.
  await expect.element(button("See your downloads")).toBeVisible();
  expect(status()).toBe("See your downloads");

  const { text, example } = volume.quotes[6] as Quote;
  expect(written.mock.calls.map(([words]) => words).join(" ")).toBe(
    `Experiences of Life Volume Three “ ${text} ” Today: ${example} ${location.host}`,
  );
  expect([card.canvas.width, card.canvas.height]).toEqual([1080, 1350]);
  expect(pixelAt(card, 8, 600)).toEqual([76, 138, 105]); // the spine, in the volume's paper
  expect(pixelAt(card, 14, 600)).toEqual([59, 107, 82]); // and its darker inner edge
  expect(pixelAt(card, 1070, 1340)).toEqual([11, 14, 18]); // the page's own ground
  expect(pixelAt(card, 540, 1)[0]).toBeGreaterThan(20); // and the light that falls on it
  const paper = [237, 230, 216];
  const green = [114, 190, 150];
  expect(count(card, paper)).toBeGreaterThan(5000); // the quote
  expect(count(card, green)).toBeGreaterThan(500); // title and marks
  expect(count(card, [185, 181, 171])).toBeGreaterThan(2000); // the example
  expect(count(card, [140, 139, 135])).toBeGreaterThan(300); // the site's address
  expect(count(card, paper, [120, 1205, 30, 45])).toBeGreaterThan(500); // and its keyhole
  expect(count(card, green, [120, 700, 38, 480])).toBeGreaterThan(80); // the arrow
});

test("a story is taller, and a trilogy has the spines of its three volumes", async () => {
  const { button } = await openMenu("#lomv2-1", trilogy);
  const { name, card } = await savedBy(button("Save for a story"));
  expect(name).toBe("lyrics-of-the-mind-trilogy-lomv2-1-story.png");
  expect([card.canvas.width, card.canvas.height]).toEqual([1080, 1920]);
  const spines = [0, 639, 640, 1279, 1280, 1919].map((y) => pixelAt(card, 4, y).join());
  const [red, rose, green] = ["203,59,44", "219,146,134", "76,138,105"];
  expect(spines).toEqual([red, red, rose, rose, green, green]);
  expect(count(card, [157, 183, 245])).toBeGreaterThan(500); // the title, in the primary colour
});

test("whatever the length, every word stays on the card and no line lies on another", async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  const word = "Unbreakable".repeat(12);
  const long = `A line that stays when the rest has gone, ${word}. `.repeat(9).trim();
  const quotes = [{ id: "long", text: long, example: "Begin." }, ...volume.quotes];
  const { button } = await openMenu("", { ...volume, title: long, subtitle: long, quotes });
  await savedBy(button("Save as image"));
  const runs = written.mock.calls.map(([text, x, y], at) => {
    const context = written.mock.contexts[at] as CanvasRenderingContext2D;
    const { e, f } = context.getTransform();
    return { text, left: x + e, y: Math.round(y + f) };
  });
  const words = runs.map(({ text }) => text).join("");
  expect(words).toContain(long.replaceAll(" ", ""));
  expect(Math.min(...runs.map(({ left }) => left))).toBeGreaterThan(16);
  expect(Math.max(...runs.map(({ left }) => left))).toBeLessThan(960);
  const lines = [...new Set(runs.map(({ y }) => y))];
  expect(lines).toEqual(lines.toSorted((a, b) => a - b)); // each block ends above the next
  expect(lines.at(-1)).toBe(1238); // the site's address
});

test("a turn while its code comes changes nothing: the quote that was pressed on is saved", async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  const { button } = await openMenu("#eol7");
  const saving = savedBy(button("Save as image"));
  press(page.getByRole("button", { name: "Next quote" }));
  await pass(300);
  const { name } = await saving;
  expect(name).toBe("experiences-of-life-eol7.png");
  expect(written.mock.calls.map(([words]) => words).join(" ")).toContain(volume.quotes[6]?.text);
});

test.each([
  ["drawn", () => vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)],
  [
    "made a picture",
    () => vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(null)),
  ],
])("a card that cannot be %s is not called saved", async (_what, prevent) => {
  prevent();
  const { button } = await openMenu();
  press(button("Save as image"));
  await expect.element(button("Could not save")).toBeVisible();
});

test("the picture is given back ten seconds later", async () => {
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  const { button } = await openMenu();
  const { url } = await savedBy(button("Save as image"));
  await pass(9900);
  expect(revoke).not.toHaveBeenCalled();
  await pass(100);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(url);
});

test("the menu opens by keyboard, and Escape closes it and returns", async () => {
  const { share } = await mountBook(volume);
  (share.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  await expect.element(copy).toBeVisible();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(copy.element());
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(copy.query()).toBeNull());
  expect(document.activeElement).toBe(share.element());
});

test("focus that leaves the menu closes it, and stays where it went", async () => {
  const { button } = await openMenu();
  (button("Save for a story").element() as HTMLElement).focus();
  await userEvent.keyboard("{Tab}");
  await vi.waitFor(() => expect(button("Copy").query()).toBeNull());
  const reached = document.activeElement;
  expect(reached?.matches("a, input, .dock button")).toBe(true);
  const { share } = await mountBook(volume);
  press(share);
  (share.element() as HTMLElement).focus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await vi.waitFor(() => expect(button("Copy").query()).toBeNull());
});

test("under an open menu the arrow keys turn nothing", async () => {
  const { button } = await openMenu();
  await userEvent.keyboard("{ArrowRight}");
  (button("Copy").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await pass(300);
  expect(counter()).toBe("2 of 30");
  await userEvent.keyboard("{Escape}{ArrowRight}");
  await pass(300);
  expect(counter()).toBe("3 of 30");
});

test("a second press while the share sheet is open says nothing", async () => {
  const sheet = haveShareSheet(() => Promise.reject(new DOMException("no", "InvalidStateError")));
  const { button, status } = await openMenu();
  press(button("Share"));
  await vi.waitFor(() => expect(sheet).toHaveBeenCalled());
  await pass(0);
  expect(status()).toBe("");
  expect(button("Could not share").query()).toBeNull();
});

test.each([...SIZES, [932, 430] as const])(
  "at %i by %i the menu hangs at its button",
  async (...size) => {
    await page.viewport(...size);
    await openMenu();
    const bottom = document.querySelector(".share-button")?.getBoundingClientRect().bottom ?? 0;
    const top = document.querySelector(".share-menu")?.getBoundingClientRect().top ?? 0;
    expect(Math.abs(top - bottom)).toBeLessThanOrEqual(1);
  },
);

test("without popovers the menu is a row of the page, over nothing", async () => {
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

async function openMenu(hash = "#eol2", book = volume) {
  const { share } = await mountBook(book, hash);
  press(share);
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  await expect.element(button("Copy")).toBeVisible();
  return { button, status: () => page.getByRole("status").element().textContent };
}

function haveShareSheet(share: Navigator["share"]) {
  const sheet = vi.fn(share);
  Object.defineProperty(navigator, "share", { value: sheet, configurable: true });
  return sheet;
}

/** The picture that a press on `button` hands to the browser, on a canvas of its own. */
async function savedBy(button: Locator) {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  press(button);
  await vi.waitFor(() => expect(click).toHaveBeenCalled(), { timeout: 10_000 }); // a large picture
  const { download: name, href: url } = click.mock.contexts[0] as HTMLAnchorElement;
  const image = await (await fetch(url)).blob();
  expect(image.type).toBe("image/png");
  const picture = await createImageBitmap(image);
  const card = new OffscreenCanvas(picture.width, picture.height).getContext("2d") as Card;
  card.drawImage(picture, 0, 0);
  return { name, url, card };
}

function pixelAt(card: Card, x: number, y: number) {
  return [...card.getImageData(x, y, 1, 1).data.slice(0, 3)];
}

/** How many pixels have a colour, on the whole card or in a box of it. */
function count(
  card: Card,
  colour: number[],
  [x, y, width, height]: Box = [0, 0, card.canvas.width, card.canvas.height],
) {
  const { data } = card.getImageData(x, y, width, height);
  let found = 0;
  for (let at = 0; at < data.length; at += 4)
    if (colour.every((value, channel) => data[at + channel] === value)) found++;
  return found;
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
