import { afterEach, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { layoutFaults } from "../../../tests/boxes";
import { bookOf, mountBook, pass, press, withStoppedClock } from "../../../tests/mounted-book";

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
  const saved = watchDownload();
  const { button, status } = await openMenu("#eol7");
  press(button("Save as image"));
  const { name, image } = await saved;
  expect(name).toBe("experiences-of-life-eol7.png");
  // Whether the browser saves it, asks or refuses, it tells nobody.
  await expect.element(button("See your downloads")).toBeVisible();
  expect(status()).toBe("See your downloads");

  expect(image.type).toBe("image/png");
  const card = await createImageBitmap(image);
  expect([card.width, card.height]).toEqual([1080, 1350]);
  const pixels = pixelsOf(card);
  expect(pixelAt(pixels, 8, 600)).toEqual([76, 138, 105]); // the spine, in the volume's paper
  expect(pixelAt(pixels, 14, 600)).toEqual([59, 107, 82]); // and its darker inner edge
  expect(pixelAt(pixels, 1070, 1340)).toEqual([11, 14, 18]); // the page's own ground
  expect(pixelAt(pixels, 540, 1)[0]).toBeGreaterThan(20); // and the light that falls on it
  const [paper, green] = [[237, 230, 216] as const, [114, 190, 150] as const];
  expect(count(pixels, paper)).toBeGreaterThan(5000); // the quote
  expect(count(pixels, green)).toBeGreaterThan(500); // title and marks
  expect(count(pixels, [185, 181, 171])).toBeGreaterThan(2000); // the example
  expect(count(pixels, [140, 139, 135])).toBeGreaterThan(300); // the site's address
  expect(count(pixels, paper, [120, 1205, 150, 1250])).toBeGreaterThan(500); // and its keyhole
  expect(count(pixels, green, [120, 700, 158, 1180])).toBeGreaterThan(80); // the arrow
});

test("a story is taller, and a trilogy has the spines of its three volumes", async () => {
  const saved = watchDownload();
  const { button } = await openMenu("#lomv2-1", trilogy);
  press(button("Save for a story"));
  const { name, image } = await saved;
  expect(name).toBe("lyrics-of-the-mind-trilogy-lomv2-1-story.png");
  const card = await createImageBitmap(image);
  expect([card.width, card.height]).toEqual([1080, 1920]);
  const pixels = pixelsOf(card);
  const spines = [0, 639, 640, 1279, 1280, 1919].map((y) => pixelAt(pixels, 4, y).join());
  const [red, rose, green] = ["203,59,44", "219,146,134", "76,138,105"];
  expect(spines).toEqual([red, red, rose, rose, green, green]);
  expect(count(pixels, [157, 183, 245])).toBeGreaterThan(500); // the title, in the primary colour
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
  const saved = watchDownload();
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  const { button } = await openMenu();
  press(button("Save as image"));
  const { url } = await saved;
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

/** The next file that the page hands to the browser. */
async function watchDownload() {
  const images = new Map<string, Blob>();
  const create = URL.createObjectURL;
  vi.spyOn(URL, "createObjectURL").mockImplementation((image) => {
    const url = create(image);
    images.set(url, image as Blob);
    return url;
  });
  const link = await new Promise<HTMLAnchorElement>((resolve) => {
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      resolve(this);
    });
  });
  return { name: link.download, url: link.href, image: images.get(link.href) ?? new Blob() };
}

function pixelsOf(image: ImageBitmap) {
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, image.width, image.height).data ?? [];
}

function pixelAt(pixels: ArrayLike<number>, x: number, y: number) {
  const at = 4 * (y * 1080 + x);
  return [0, 1, 2].map((channel) => pixels[at + channel] ?? 0);
}

function count(
  pixels: ArrayLike<number>,
  colour: readonly [number, number, number],
  [left, top, right, bottom] = [0, 0, 1080, pixels.length / 4 / 1080],
) {
  let found = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % 1080, Math.floor(at / 4 / 1080)];
    if (x < left || x >= right || y < top || y >= bottom) continue;
    if (colour.every((value, channel) => pixels[at + channel] === value)) found++;
  }
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
