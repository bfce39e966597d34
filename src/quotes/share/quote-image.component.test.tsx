import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { queryElement, setRightToLeft } from "../../../tests/helpers/mounted-page.ts";
import { fakeClock, trilogy, viewer, volume } from "../../../tests/helpers/viewer.tsx";
import type { BookQuote } from "../../content/books.ts";
import { typesetQuote } from "../../content/typeset-quote.ts";

fakeClock();

const SPINE_COLOR = [76, 138, 105];
const word = "Unbreakable".repeat(12);

test("saves the quote shown at the press, even after a turn", async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  await viewer.openShareMenu(volume, "#eol7");
  const saving = savedBy("Save as image");
  await viewer.turn("next");
  const { name, url, width, height, colorAt } = await saving;
  const button = page.getByRole("button", { name: "See your downloads" });
  await expect.element(button).toBeVisible();
  expect(button.element().ariaBusy).toBeNull();
  expect([name, width, height]).toEqual(["experiences-of-life-eol7.png", 1080, 1350]);
  const { lines, example } = volume.quotes[6] as BookQuote;
  expect(written.mock.calls.map(([text]) => text).join(" ")).toBe(
    `Experiences of Life Volume Three “ ${lines.join("")} ” Today: ${example} ${location.host}`,
  );
  expect(colorAt(8, 600)).toEqual(SPINE_COLOR);
  expect(colorAt(1070, 1340)).toEqual([11, 14, 18]); // the page's background
  expect(revoke).not.toHaveBeenCalled();
  await viewer.pass(10_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(url);
});

test("saves a taller story, with three spines, of a page left in the meantime", async () => {
  await viewer.openShareMenu(trilogy, "#lomv2-1");
  const saving = savedBy("Save for a story");
  await cleanup();
  const { name, width, height, colorAt } = await saving;
  const file = "lyrics-of-the-mind-trilogy-lomv2-1-story.png";
  expect([name, width, height]).toEqual([file, 1080, 1920]);
  const spines = [639, 640, 1279, 1280].map((y) => colorAt(4, y).join());
  expect(spines).toEqual(["203,59,44", "219,146,134", "219,146,134", "76,138,105"]);
});

test.each([
  ["very long", `A line that stays when the rest has gone, ${word}. `.repeat(9).trim()],
  [
    "with hyphens",
    "The train was forty-one minutes late, well-known for its never-ending excuses.",
  ],
  ["in Hebrew", "היום הזה לא יחזור, אבל המילים (גם הקטנות) נשארות איתנו עד 1984."],
  ["in two scripts", "He said שלום, עולם to the C++ crowd, then left (בשנת-1984) for good."],
  [
    "in Chinese",
    "人生如同一條長河，靜靜地流過每一個清晨，「帶走」我們沒有說出口的話，也帶來新的開始。",
  ],
])("fits every word of a quote %s on the image without overlap", async (_what, text) => {
  const runs = watchPainting();
  const quotes = [typesetQuote({ id: "one", text, example: "Begin." }), ...volume.quotes];
  await viewer.openShareMenu({ ...volume, title: text, subtitle: text, quotes });
  await savedBy("Save as image");
  expect(runs.map((run) => run.text).join("")).toContain(text.replaceAll(" ", ""));
  expect(Math.min(...runs.map(({ left }) => left))).toBeGreaterThan(16);
  expect(Math.max(...runs.map(({ right }) => right))).toBeLessThan(1064);
  const overlapping = runs.filter((run, index) =>
    runs.slice(index + 1).some((other) => {
      const overlap = Math.min(run.right, other.right) - Math.max(run.left, other.left);
      return run.y === other.y && overlap > 2;
    }),
  );
  expect(overlapping).toEqual([]);
  const lines = [...new Set(runs.map(({ y }) => y))];
  expect(lines).toEqual(lines.toSorted((a, b) => a - b)); // the lines are drawn from top to bottom
  expect(lines.at(-1)).toBe(1239); // the line with the site's host name
});

test("keeps the lines of a poem on the image", async () => {
  const runs = watchPainting();
  const text = "Litwo! Ojczyzno moja! ty jesteś jak zdrowie;\nIle cię trzeba cenić.";
  const quote = typesetQuote({ id: "one", text, example: "Begin." });
  await viewer.openShareMenu({ ...volume, quotes: [quote, ...volume.quotes] });
  await savedBy("Save as image");
  const lineOf = (word: string) => runs.find((run) => run.text.startsWith(word))?.y;
  expect(lineOf("zdrowie")).toBeGreaterThan(lineOf("Litwo") ?? Number.NaN); // turned over
  expect(lineOf("Ile")).toBeGreaterThan(lineOf("zdrowie") ?? Number.NaN);
  expect(lineOf("cenić")).toBe(lineOf("Ile"));
});

test("saves a mirrored image of a page translated to Arabic", async () => {
  const runs = watchPainting();
  await viewer.openShareMenu(volume);
  setRightToLeft();
  queryElement("h1").textContent = "الحياة";
  const { colorAt } = await savedBy("Save as image");
  expect(runs[0]).toMatchObject({ text: "الحياة", right: expect.closeTo(960, -1) });
  expect(colorAt(1072, 600)).toEqual(SPINE_COLOR);
});

test("is busy at once and saves one file, however often it is pressed", async () => {
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockReturnValue(); // never done
  await viewer.openShareMenu(volume);
  const button = viewer.button("Save as image");
  for (let press = 0; press < 3; press++) button.click();
  expect(button.ariaBusy).toBe("true");
  await vi.waitFor(() => expect(toBlob).toHaveBeenCalled(), { timeout: 10_000 });
  await viewer.pass(5000);
  expect(button).toHaveTextContent("Saving…");
  expect(toBlob).toHaveBeenCalledOnce();
});

test("reports that it could not save, even after the page was left", async () => {
  const alert = vi.spyOn(window, "alert").mockReturnValue();
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(null));
  await viewer.openShareMenu(volume);
  viewer.press("Save as image");
  await expect.element(page.getByRole("button", { name: "Could not save" })).toBeVisible();
  expect(alert).not.toHaveBeenCalled();
  await viewer.pass(2000);
  viewer.press("Save as image");
  await cleanup();
  await vi.waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith("Could not save"));
});

/** Records each painted run of letters and its position. */
function watchPainting() {
  const runs: { text: string; left: number; right: number; y: number }[] = [];
  vi.spyOn(CanvasRenderingContext2D.prototype, "fillText").mockImplementation(function (
    this: CanvasRenderingContext2D,
    text,
    x,
    y,
  ) {
    const { e, f } = this.getTransform();
    const left = x + e;
    runs.push({ text, left, right: left + this.measureText(text).width, y: Math.round(y + f) });
  });
  return runs;
}

async function savedBy(button: string) {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  viewer.press(button);
  await vi.waitFor(() => expect(click).toHaveBeenCalled(), { timeout: 10_000 }); // a large picture
  const { download: name, href: url } = click.mock.contexts[0] as HTMLAnchorElement;
  const picture = await createImageBitmap(await (await fetch(url)).blob());
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context?.drawImage(picture, 0, 0);
  const colorAt = (x: number, y: number) =>
    Array.from(context?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? []);
  return { name, url, width, height, colorAt };
}
