import { expect, test, vi } from "vitest";
import { finger } from "../../tests/helpers/finger";
import {
  bookOf,
  counter,
  mountBook,
  pass,
  withStoppedClock,
} from "../../tests/helpers/mounted-book";
import { FADE_MS } from "./state";

const trilogy = await bookOf("lyrics-of-the-mind-trilogy");

withStoppedClock();

const middle = { x: 200, y: 380 };
const swipe = (x: number, y: number) => finger.drag(middle, { x, y });

test("turns on by a swipe to the left, back by one to the right", async () => {
  await mountBook(trilogy);
  for (const [x, y, place] of [
    [-120, 10, "2 of 90"],
    [120, -10, "1 of 90"],
  ] as const) {
    await swipe(x, y);
    await pass(FADE_MS);
    expect(counter()).toBe(place);
  }
});

test("scrolls by a finger that goes up and down", async () => {
  await mountBook(trilogy);
  await swipe(-60, -200);
  await vi.waitUntil(() => scrollY > 0);
  await pass(FADE_MS);
  expect(counter()).toBe("1 of 90");
});

test("leaves the finger to an enlarged page", async () => {
  await mountBook(trilogy);
  vi.spyOn(visualViewport as VisualViewport, "scale", "get").mockReturnValue(2);
  await swipe(-120, 0);
  await pass(FADE_MS);
  expect(counter()).toBe("1 of 90");
});

test("leaves the quote where it was when a second finger joins", async () => {
  const { region } = await mountBook(trilogy);
  await finger.down(middle);
  await finger.move({ x: 150, y: 380 });
  await vi.waitFor(() => expect(region.element()).toHaveStyle({ opacity: "0.875" }));
  await finger.join({ x: 150, y: 380 }, { x: 80, y: 380 });
  await finger.up();
  expect((region.element() as HTMLElement).style.opacity).toBe("");
  await pass(FADE_MS);
  expect(counter()).toBe("1 of 90");
});

test("glides back after a short way, fades where it is after a long one", async () => {
  const { region, touch } = await touched();
  const animate = vi.spyOn(region, "animate");
  for (const x of [180, 100]) {
    touch("pointerdown", 200);
    touch("pointermove", x);
    touch("pointermove", 0, 0, 2); // another finger's
    touch("pointerup", x);
  }
  const [back, there] = animate.mock.calls.map(([frames]) => Object(frames).transform);
  expect(back).toEqual(["translateX(-6px)", "none"]);
  expect(there).toEqual(["translateX(-30px)", "translateX(-30px)"]);
});

test.each([
  ["touch", 0, 0, 0, 1, "1 of 90"],
  ["touch", -39, 0, -11.7, 0.9025, "1 of 90"],
  ["touch", -40, 24, -12, 0.9, "2 of 90"],
  ["touch", 40, -24, 12, 0.9, "90 of 90"],
  ["touch", 900, 0, 48, 0.4, "90 of 90"],
  ["touch", 100, 61, 0, 1, "1 of 90"], // it scrolls
  ["mouse", -100, 0, undefined, 0, "1 of 90"], // it selects text
])(
  "follows a %s %i px along and %i px down by %f px, at an opacity of %f, and shows %s",
  async (pointerType, dx, dy, shift, opacity, place) => {
    const { region, touch } = await touched(pointerType);
    touch("pointerdown", 200);
    touch("pointermove", 200 + dx, dy);
    expect(region.style.transform).toBe(shift === undefined ? "" : `translateX(${shift}px)`);
    expect(Number(region.style.opacity)).toBeCloseTo(opacity);
    touch("pointerup", 200 + dx, dy);
    await pass(FADE_MS);
    expect(counter()).toBe(place);
  },
);

/** A mounted book whose quote is touched by events alone. */
async function touched(pointerType = "touch") {
  const region = (await mountBook(trilogy)).region.element() as HTMLElement;
  vi.spyOn(region, "setPointerCapture").mockReturnValue(); // there is no such pointer
  const touch = (type: string, clientX: number, clientY = 0, pointerId = 1) => {
    const isPrimary = pointerId === 1;
    const init = { clientX, clientY, pointerId, pointerType, isPrimary };
    region.dispatchEvent(new PointerEvent(type, init));
  };
  return { region, touch };
}
