import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { glide } from "./glide";

const places: number[] = [];

beforeEach(() => {
  places.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function glideOn(velocity = 0) {
  const path = { from: 0, to: 316, velocity };
  return glide(path, (px) => places.push(px), new AbortController().signal);
}

test("it goes from one place to the other along the spring, and ends there", () => {
  glideOn();
  vi.advanceTimersByTime(2000);
  expect(places[0]).toBe(0);
  expect(places.at(-1)).toBe(316);
  const highest = Math.max(...places);
  expect(highest).toBeGreaterThan(316); // damping 30 is a little less than what would forbid it
  expect(highest).toBeLessThan(318);
  expect(vi.getTimerCount()).toBe(0);
});

test("it goes on with the speed that it is given", () => {
  const after50 = (velocity: number) => {
    glideOn(velocity);
    vi.advanceTimersByTime(50);
    return places.splice(0).at(-1) ?? Number.NaN;
  };
  expect(after50(2000)).toBeGreaterThan(after50(0) + 20);
});

test("stopped on the way it stays there, and tells its speed; at rest it has none", () => {
  const stop = glideOn();
  vi.advanceTimersByTime(100);
  const before = places.length;
  expect(stop()).toBeGreaterThan(500);
  vi.advanceTimersByTime(1000);
  expect(places).toHaveLength(before);
  expect(stop()).toBe(0);
});

test.each([3_600_000, -3_600_000])("a clock that jumps %d ms leaves it whole", (jump) => {
  let offset = 0;
  const request = requestAnimationFrame;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) =>
    request((ms) => callback(ms + offset)),
  );
  glideOn();
  vi.advanceTimersByTime(60);
  const before = places.at(-1) ?? Number.NaN;
  offset = jump;
  vi.advanceTimersByTime(2000);
  vi.restoreAllMocks();
  expect(places.every((place) => place >= 0 && place < 318)).toBe(true);
  expect(places.slice(places.indexOf(before)).every((place) => place >= before)).toBe(true);
  expect(places.at(-1)).toBe(316);
});
