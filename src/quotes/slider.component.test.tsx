import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { finger, type Point } from "../../tests/helpers/finger";
import {
  bookOf,
  counter,
  heardIn,
  mountBook,
  pass,
  turn,
  volumeName,
  withStoppedClock,
} from "../../tests/helpers/mounted-book";
import { mouse } from "../../tests/helpers/mouse";
import { serveComponent } from "../../tests/helpers/serve-component";
import { BookPage } from "../pages/book/book-page";
import { FADE_MS } from "./state";

const trilogy = await bookOf("lyrics-of-the-mind-trilogy");

withStoppedClock();
beforeEach(() => page.viewport(1440, 900));

test("says its place in words", async () => {
  await mountBook(trilogy, "#lomv2-4");
  const { min, max, value } = slider();
  expect([min, max, value]).toEqual(["1", "90", "34"]);
  expect(slider()).toHaveAccessibleName("Quote");
  const words = "34 of 90, Lyrics of the Mind, Volume Two";
  expect(slider()).toHaveAttribute("aria-valuetext", words);
});

test.each([
  ["mouse", mouse],
  ["finger", finger],
])("moves counter and name at once under a %s, the quote on release", async (_by, pointer) => {
  const { region } = await mountBook(trilogy);
  const heard = heardIn(region.element(), counter);
  await pointer.down(tickAt(0));
  for (const index of [20, 40]) await pointer.move(tickAt(index));
  await vi.waitFor(() => expect(counter()).toBe("41 of 90"));
  expect(volumeName()).toBe("Lyrics of the Mind, Volume Two");
  await pass(2 * FADE_MS);
  expect([heard, location.hash]).toEqual([[], ""]);
  await pointer.up(tickAt(40));
  await vi.waitFor(() => expect(region.element()).toHaveAttribute("data-fading"));
  await pass(FADE_MS);
  expect(region.element()).toHaveTextContent(trilogy.quotes[40]?.text ?? "");
  expect([heard.length, location.hash]).toEqual([1, "#lomv2-11"]);
});

test("stays where it was when a scroll starts on it", async () => {
  await page.viewport(390, 844);
  await mountBook(trilogy);
  await finger.drag(tickAt(9), { x: 0, y: -200 });
  await vi.waitFor(() => expect(scrollY).toBeGreaterThan(0));
  await pass(2 * FADE_MS);
  expect(counter()).toBe("1 of 90");
});

test.each([320, 390, 1280])(
  "opens the quote whose tick is pressed, and none at its handle, at %i px",
  async (width) => {
    await page.viewport(width, 800);
    await mountBook(trilogy, "#lomv2-15");
    for (const press of [mouse.click, tap]) {
      for (const index of [0, 88, 9, 29, 60, 79, 89, 44]) {
        await press(tickAt(index));
        await pass(FADE_MS);
        await vi.waitFor(() => expect(counter()).toBe(`${index + 1} of 90`));
      }
      const heard = heardIn(document.body, counter);
      for (const off of [-9, 0, 9]) {
        await press({ ...tickAt(44), x: tickAt(44).x + off });
        await pass(2 * FADE_MS);
      }
      expect([heard, counter()]).toEqual([[], "45 of 90"]);
    }
  },
);

test("runs from left to right on a page that does not", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  await mountBook(trilogy, "#q5");
  expect(handleAt()).toBe(4);
  await mouse.click(tickAt(79));
  await pass(FADE_MS);
  await vi.waitFor(() => expect(counter()).toBe("80 of 90"));
  slider().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(counter()).toBe("81 of 90");
});

test("changes the quote once its arrow keys have rested", async () => {
  const { region } = await mountBook(trilogy);
  slider().focus();
  const heard = heardIn(region.element(), counter);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}{ArrowLeft}");
  expect(counter()).toBe("3 of 90");
  await pass(FADE_MS - 1);
  expect(region.element()).not.toHaveAttribute("data-fading");
  await pass(1);
  await pass(FADE_MS);
  expect(region.element()).toHaveTextContent(trilogy.quotes[2]?.text ?? "");
  expect(heard).toHaveLength(1);
  expect(document.activeElement).toBe(slider());
});

test("answers keys after a press whose end went to a context menu", async () => {
  await mountBook(trilogy);
  slider().focus();
  await mouse.downRight(tickAt(0));
  await userEvent.keyboard("{ArrowRight}");
  await pass(FADE_MS);
  await pass(FADE_MS);
  expect(location.hash).toBe("#q2");
  await mouse.upRight(tickAt(0));
});

test.each(["", "#eol7"])("turns after hydration when moved before it, at %j", async (hash) => {
  history.replaceState(null, "", new URL(trilogy.head.url).pathname + hash);
  const { hydrate } = serveComponent(<BookPage page={trilogy} />);
  slider().value = "41";
  await hydrate();
  await vi.waitFor(() => expect(counter()).toBe("41 of 90"));
  await pass(FADE_MS);
  await pass(FADE_MS);
  expect(location.hash).toBe("#lomv2-11");
});

test("marks only quotes really shown, for the whole visit", async () => {
  const { next } = await mountBook(trilogy);
  await turn(next, next);
  await turn(next);
  expect(marked()).toEqual([0, 2, 3]);
  await mountBook(trilogy, "#q30", "same visit");
  expect(marked()).toEqual([0, 2, 3, 29]);
});

function slider() {
  return page.getByRole("slider").element() as HTMLInputElement;
}

function tickAt(index: number): Point {
  const { left, width, top } = boxOf(".dock-ruler");
  return { x: left + (width * index) / 89, y: top + 9 };
}

async function tap(at: Point) {
  await finger.down(at);
  await finger.up();
}

/** Which quote the foot of the handle stands at. */
function handleAt() {
  (document.querySelector(".dock-handle") as HTMLElement).style.transition = "none";
  const { left, width } = boxOf(".dock-handle");
  const ruler = boxOf(".dock-ruler");
  return Math.round(((left + width / 2 - ruler.left) / ruler.width) * 89);
}

/** The quotes whose ticks are in the volume's colour. */
function marked() {
  const path = document.querySelector(".dock-read")?.getAttribute("d") ?? "";
  return [...path.matchAll(/M(\d+)/g)].map(([, index]) => Number(index));
}

function boxOf(selector: string) {
  return (document.querySelector(selector) as Element).getBoundingClientRect();
}
