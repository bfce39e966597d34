import { page } from "vitest/browser";
import { fakeClock, trilogy, viewer, volume } from "../../../tests/helpers/viewer";
import type { Quote } from "../../content/books";

fakeClock();

test("saves the quote shown at the press, even after a turn", async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  await viewer.openShareMenu(volume, "#eol7");
  const saving = savedBy("Save as image");
  await viewer.turn("next");
  const { name, url, width, height, colorAt } = await saving;
  await expect.element(page.getByRole("button", { name: "See your downloads" })).toBeVisible();
  expect([name, width, height]).toEqual(["experiences-of-life-eol7.png", 1080, 1350]);
  const { text, example } = volume.quotes[6] as Quote;
  expect(written.mock.calls.map(([words]) => words).join(" ")).toBe(
    `Experiences of Life Volume Three “ ${text} ” Today: ${example} ${location.host}`,
  );
  expect(colorAt(8, 600)).toEqual([76, 138, 105]); // the spine's colour
  expect(colorAt(1070, 1340)).toEqual([11, 14, 18]); // the page's background
  expect(revoke).not.toHaveBeenCalled();
  await viewer.pass(10_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(url);
});

test("saves a taller story, with the spines of a trilogy's three volumes", async () => {
  await viewer.openShareMenu(trilogy, "#lomv2-1");
  const { name, width, height, colorAt } = await savedBy("Save for a story");
  const file = "lyrics-of-the-mind-trilogy-lomv2-1-story.png";
  expect([name, width, height]).toEqual([file, 1080, 1920]);
  const spines = [639, 640, 1279, 1280].map((y) => colorAt(4, y).join());
  expect(spines).toEqual(["203,59,44", "219,146,134", "219,146,134", "76,138,105"]);
});

test("fits every word on the image without overlap, at any length", async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  const word = "Unbreakable".repeat(12);
  const long = `A line that stays when the rest has gone, ${word}. `.repeat(9).trim();
  const quotes = [{ id: "long", text: long, example: "Begin." }, ...volume.quotes];
  await viewer.openShareMenu({ ...volume, title: long, subtitle: long, quotes });
  await savedBy("Save as image");
  const runs = written.mock.calls.map(([text, x, y], at) => {
    const { e, f } = (written.mock.contexts[at] as CanvasRenderingContext2D).getTransform();
    return { text, left: x + e, y: Math.round(y + f) };
  });
  expect(runs.map(({ text }) => text).join("")).toContain(long.replaceAll(" ", ""));
  expect(Math.min(...runs.map(({ left }) => left))).toBeGreaterThan(16);
  expect(Math.max(...runs.map(({ left }) => left))).toBeLessThan(960);
  const lines = [...new Set(runs.map(({ y }) => y))];
  expect(lines).toEqual(lines.toSorted((a, b) => a - b)); // the lines are drawn from top to bottom
  expect(lines.at(-1)).toBe(1238); // the line with the site's address
});

test("reports that it could not save if the canvas returns nothing", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(null));
  await viewer.openShareMenu(volume);
  viewer.press("Save as image");
  await expect.element(page.getByRole("button", { name: "Could not save" })).toBeVisible();
});

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
