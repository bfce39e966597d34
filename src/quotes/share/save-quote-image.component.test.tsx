import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { setRightToLeft, translate } from "../../../tests/helpers/mounted-page.ts";
import { fakeClock, viewer, volume } from "../../../tests/helpers/viewer.tsx";
import type { BookQuote } from "../../content-model/books.ts";
import { typesetQuote } from "../../content-model/quote-lines.ts";

fakeClock();

test("saves the author's words as shown at the press, even after a turn", async () => {
  const painted = watchPainting();
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  await viewer.openShareMenu(volume, "#eol7");
  setRightToLeft();
  translate(viewer.region()); // a translated page
  const saving = saved();
  await viewer.turn("next");
  const { name, url, width, height } = await saving;
  await expect.element(page.getByRole("button", { name: "See your downloads" })).toBeVisible();
  expect([name, width, height]).toEqual(["experiences-of-life-eol7.png", 1080, 1350]);
  const { lines, example } = volume.quotes[6] as BookQuote;
  const text = painted.map((part) => part.text).join(" ");
  expect(text.replace(/\s+/g, " ")).toBe(
    `Experiences of Life Volume Three “${lines.join("")}” Today: ${example} ${location.host}`,
  );
  expect(revoke).not.toHaveBeenCalled();
  await viewer.pass(10_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(url);
});

const LONG_WORD = "Unbreakable".repeat(12);

test.each([
  ["very long", `A line that stays when the rest has gone, ${LONG_WORD}. `.repeat(9), 120],
  ["in Hebrew", "היום הזה לא יחזור, אבל המילים (גם הקטנות) נשארות איתנו עד 1984.", 960],
  ["in Chinese", "人生如同一條長河，靜靜地流過每一個清晨，「帶走」我們沒有說出口的話。", 120],
])("fits a quote %s on the picture", async (_what, text, start) => {
  const painted = watchPainting();
  const quote = typesetQuote({ id: "one", text, example: text.slice(0, 60) });
  await viewer.openShareMenu({ ...volume, title: text, subtitle: text, quotes: [quote] });
  await saved();
  const lines = painted.filter(({ text }) => text);
  expect(Math.min(...lines.map(({ left }) => left))).toBeGreaterThanOrEqual(119);
  expect(Math.max(...lines.map(({ right }) => right))).toBeLessThanOrEqual(961);
  expect([lines[0]?.left, lines[0]?.right].map((edge) => Math.round(edge ?? 0))).toContain(start);
  const heights = [...new Set(lines.map(({ y }) => y))];
  expect(heights).toEqual(heights.toSorted((a, b) => a - b)); // painted from top to bottom
  expect(heights.at(-1)).toBeLessThan(1243);
});

test("saves one file, however often it is pressed", async () => {
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockReturnValue(); // never done
  await viewer.openShareMenu(volume);
  const button = viewer.button("Save as image");
  for (let press = 0; press < 2; press++) await userEvent.click(button);
  await vi.waitFor(() => expect(toBlob).toHaveBeenCalled(), { timeout: 10_000 });
  expect(button).toHaveTextContent("Saving…");
  expect(toBlob).toHaveBeenCalledOnce();
});

test("reports that it could not save, even after the page was left", async () => {
  const alert = vi.spyOn(window, "alert").mockReturnValue();
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(null));
  await viewer.openShareMenu(volume);
  viewer.press("Save as image");
  await cleanup();
  await vi.waitFor(() => expect(alert).toHaveBeenCalledExactlyOnceWith("Could not save"));
});

/** Records each painted part of a line, and where it is. */
function watchPainting() {
  const painted: { text: string; left: number; right: number; y: number }[] = [];
  vi.spyOn(CanvasRenderingContext2D.prototype, "fillText").mockImplementation(function (
    this: CanvasRenderingContext2D,
    text,
    x,
    y,
  ) {
    const { width } = this.measureText(text);
    const left = this.direction === "rtl" ? x - width : x;
    painted.push({ text, left, right: left + width, y: Math.round(y) });
  });
  return painted;
}

async function saved() {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  viewer.press("Save as image");
  await vi.waitFor(() => expect(click).toHaveBeenCalled(), { timeout: 10_000 }); // a large picture
  const { download: name, href: url } = click.mock.contexts[0] as HTMLAnchorElement;
  const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
  return { name, url, width, height };
}
