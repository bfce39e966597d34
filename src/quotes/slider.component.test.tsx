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
  const input = slider();
  expect([input.min, input.max, input.value]).toEqual(["1", "90", "34"]);
  expect(input).toHaveAccessibleName("Quote");
  expect(input.ariaValueText ?? input.getAttribute("aria-valuetext")).toBe(
    "34 of 90, Lyrics of the Mind, Volume Two",
  );
  expect(handleAt()).toBe(33);
});

test("changes place and name at once under the mouse, the quote when it is let go", async () => {
  const { region } = await mountBook(trilogy);
  const { left, width, top } = ruler();
  const at = (index: number) => ({ x: left + (width * index) / 89, y: top + 9 });
  const heard = heardIn(region.element(), counter);
  await mouse.down(at(0));
  await mouse.move(at(20));
  await mouse.move(at(40));
  await vi.waitFor(() => expect(counter()).toBe("41 of 90"));
  expect(volumeName()).toBe("Lyrics of the Mind, Volume Two");
  expect(handleAt()).toBe(40);
  await pass(2 * FADE_MS);
  expect(region.element()).toHaveTextContent(trilogy.quotes[0]?.text ?? "");
  expect(heard).toEqual([]);
  expect(location.hash).toBe("");
  await mouse.up(at(40));
  await pass(FADE_MS);
  expect(region.element()).toHaveTextContent(trilogy.quotes[40]?.text ?? "");
  expect(counter()).toBe("41 of 90");
  expect(heard).toHaveLength(1);
  expect(location.hash).toBe("#lomv2-11");
});

test("turns when a finger lets go, and not for a scroll that starts on it", async () => {
  await page.viewport(390, 844);
  const { region } = await mountBook(trilogy);
  const { left, width, top } = ruler();
  await finger.down({ x: left, y: top + 9 });
  await finger.move({ x: left + width / 2, y: top + 9 });
  await vi.waitFor(() => expect(counter()).not.toBe("1 of 90"));
  const place = counter();
  await pass(2 * FADE_MS);
  expect(location.hash).toBe("");
  await finger.up();
  await vi.waitFor(() => expect(region.element()).toHaveAttribute("data-fading"));
  await pass(FADE_MS);
  expect(counter()).toBe(place);
  expect(location.hash).not.toBe("");
  await finger.drag({ x: left + 9, y: top + 9 }, { x: 0, y: -200 });
  await vi.waitFor(() => expect(scrollY).toBeGreaterThan(0));
  await pass(2 * FADE_MS);
  expect(counter()).toBe(place);
});

test.each([320, 390, 1280])("opens at %i px the quote whose tick is pressed", async (width) => {
  await page.viewport(width, 800);
  await mountBook(trilogy, "#lomv2-15");
  for (const press of [mouse.click, tap])
    for (const index of [0, 9, 29, 60, 79, 89, 44, 88]) {
      await press(tickAt(index));
      await pass(FADE_MS);
      await vi.waitFor(() => expect(counter()).toBe(`${index + 1} of 90`));
    }
});

test.each([320, 390, 1280])("changes nothing at %i px for a press on its handle", async (width) => {
  await page.viewport(width, 800);
  await mountBook(trilogy, "#lomv2-15");
  const heard = heardIn(document.body, counter);
  const { x, y } = tickAt(44);
  for (const press of [mouse.click, tap])
    for (const off of [-9, 0, 9]) {
      await press({ x: x + off, y });
      await pass(2 * FADE_MS);
      expect(counter()).toBe("45 of 90");
    }
  expect(heard).toEqual([]);
});

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

test("changes the quote when its arrow keys rest", async () => {
  const { region } = await mountBook(trilogy);
  slider().focus();
  const heard = heardIn(region.element(), counter);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}{ArrowLeft}");
  expect(counter()).toBe("3 of 90");
  await pass(FADE_MS - 1);
  expect(region.element()).not.toHaveAttribute("data-fading");
  await pass(1);
  expect(region.element()).toHaveAttribute("data-fading");
  await pass(FADE_MS);
  expect(region.element()).toHaveTextContent(trilogy.quotes[2]?.text ?? "");
  expect(heard).toHaveLength(1);
  expect(document.activeElement).toBe(slider());
});

test("answers keys also after a press whose end was never heard", async () => {
  await mountBook(trilogy);
  slider().focus();
  await mouse.downRight({ x: ruler().left, y: ruler().top + 9 }); // a menu hears the rest
  await userEvent.keyboard("{ArrowRight}");
  await pass(FADE_MS);
  await pass(FADE_MS);
  expect(location.hash).toBe("#q2");
  await mouse.upRight({ x: ruler().left, y: ruler().top + 9 });
});

test.each(["", "#eol7"])("moved before hydration at %j, turns after it", async (hash) => {
  history.replaceState(null, "", new URL(trilogy.head.url).pathname + hash);
  const { hydrate } = serveComponent(<BookPage page={trilogy} />);
  slider().value = "41";
  await hydrate();
  await vi.waitFor(() => expect(counter()).toBe("41 of 90"));
  await pass(FADE_MS);
  await pass(FADE_MS);
  expect(location.hash).toBe("#lomv2-11");
});

test("shows the focus on its handle, which glides only when nothing holds it", async () => {
  await mountBook(trilogy);
  const handle = document.querySelector(".dock-handle") as HTMLElement;
  expect(getComputedStyle(handle).transitionProperty).toContain("left");
  slider().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(getComputedStyle(handle).outlineStyle).toBe("solid");
  await mouse.down({ x: ruler().left + 200, y: ruler().top + 9 });
  expect(getComputedStyle(handle).transitionProperty).not.toContain("left");
  await mouse.up({ x: ruler().left + 200, y: ruler().top + 9 });
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

function ruler() {
  return (document.querySelector(".dock-ruler") as Element).getBoundingClientRect();
}

function tickAt(index: number): Point {
  const { left, width, top } = ruler();
  return { x: left + (width * index) / 89, y: top + 9 };
}

async function tap(at: Point) {
  await finger.down(at);
  await finger.up();
}

/** Which quote the foot of the handle stands at. */
function handleAt() {
  const handle = document.querySelector(".dock-handle") as HTMLElement;
  handle.style.transition = "none";
  const { left, width } = handle.getBoundingClientRect();
  return Math.round(((left + width / 2 - ruler().left) / ruler().width) * 89);
}

/** The quotes whose ticks are in the volume's colour. */
function marked() {
  const path = document.querySelector(".dock-read")?.getAttribute("d") ?? "";
  return [...path.matchAll(/M(\d+)/g)].map(([, index]) => Number(index));
}
