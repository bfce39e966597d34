import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "./governor";
import { createPacedLoop } from "./paced-loop";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("draws every other frame of a display at 60, and says how much time passed", () => {
  const { display, drawn, loop } = loopAt([30]);
  loop.play();
  for (let frame = 0; frame < 60; frame++) display.show(frame * (1000 / 60));
  expect(drawn).toHaveLength(30);
  expect(drawn[0]?.passedMs).toBe(0);
  for (const { passedMs } of drawn.slice(1)) expect(passedMs).toBeCloseTo(1000 / 30);
});

test("draws 20 times a second without waking for each frame of the display", () => {
  const { display, drawn, loop } = loopAt([20]);
  loop.play();
  let asked = 0;
  for (let frame = 0; frame < 60; frame++) {
    asked += display.waiting();
    display.show(frame * (1000 / 60));
    vi.advanceTimersByTime(1000 / 60);
  }
  expect(drawn).toHaveLength(20);
  expect(asked).toBeLessThanOrEqual(40);
});

test("goes on at the same pace when the clock is set back", () => {
  const { display, drawn, loop } = loopAt([30]);
  loop.play();
  display.show(3_600_000);
  for (let frame = 0; frame < 60; frame++) display.show(frame * (1000 / 60));
  expect(drawn).toHaveLength(1 + 30);
  expect(drawn[1]?.passedMs).toBe(0);
});

test("rates that divide each other are drawn in the same frames", () => {
  const slow = loopAt([10]);
  const fast = loopAt([20]);
  fast.loop.play();
  fast.display.show(16);
  slow.loop.play();
  const together: boolean[] = [];
  for (let ms = 33; ms < 1000; ms += 1000 / 60) {
    const before = [fast.drawn.length, slow.drawn.length];
    vi.advanceTimersByTime(1000 / 60);
    fast.display.show(ms);
    slow.display.show(ms);
    if (slow.drawn.length !== before[1]) together.push(fast.drawn.length !== before[0]);
  }
  expect(together.slice(1)).toEqual(Array(10).fill(true));
});

test("a late frame delays the next ones, and never bunches them", () => {
  const { display, drawn, loop } = loopAt([30]);
  loop.play();
  for (const ms of [0, 33, 400, 417, 433]) display.show(ms);
  expect(drawn).toHaveLength(4); // 417 comes too soon after 400
});

test("asks for no frame once at rest, and goes on where it was when played again", () => {
  const { display, drawn, loop } = loopAt([20]);
  expect(loop.isMoving()).toBe(false);
  loop.play();
  loop.play(); // once more makes no second loop
  expect(display.waiting()).toBe(1);
  expect(loop.isMoving()).toBe(true);
  display.show(0);
  loop.rest();
  vi.advanceTimersByTime(1000);
  expect(display.waiting()).toBe(0);
  expect(loop.isMoving()).toBe(false);
  loop.play();
  display.show(60_000);
  expect(drawn.map(({ passedMs }) => passedMs)).toEqual([0, 0]);
});

test("a display that is too slow lowers it to nothing, and it tries again later", () => {
  const { display, drawn, loop } = loopAt([30, 10]);
  loop.play();
  let ms = 0;
  const crawl = () => {
    for (let frame = 0; frame < 8; frame++) {
      display.show(ms);
      ms += 500;
      vi.advanceTimersByTime(500);
    }
  };
  crawl();
  expect(drawn.map(({ level }) => level)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  expect(loop.isMoving()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(loop.isMoving()).toBe(true);
  crawl();
  expect(drawn.slice(8).map(({ level }) => level)).toEqual([1, 1, 1, 1]);
  loop.rest();
  vi.advanceTimersByTime(100_000);
  expect(display.waiting()).toBe(0);
});

function loopAt(rates: number[]) {
  const display = fakeDisplay();
  const drawn: { passedMs: number; level: number }[] = [];
  const draw = (passedMs: number, level: number) => drawn.push({ passedMs, level });
  return { display, drawn, loop: createPacedLoop(rates, createPace(), draw, display) };
}

function fakeDisplay() {
  let callbacks = new Map<number, (ms: number) => void>();
  let last = 0;
  return {
    request(callback: (ms: number) => void) {
      callbacks.set(++last, callback);
      return last;
    },
    cancel: (request: number) => void callbacks.delete(request),
    waiting: () => callbacks.size,
    show(ms: number) {
      const now = callbacks;
      callbacks = new Map();
      for (const callback of now.values()) callback(ms);
    },
  };
}
