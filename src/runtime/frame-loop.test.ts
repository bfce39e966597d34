import { afterEach, expect, test, vi } from "vitest";
import { frameLoop } from "./frame-loop";

afterEach(() => vi.unstubAllGlobals());

test("draws every other frame of a display at 60", () => {
  const display = fakeDisplay();
  const drawn: number[] = [];
  frameLoop((ms) => drawn.push(ms), 30, new AbortController().signal);
  for (let frame = 0; frame < 60; frame++) display.show(frame * (1000 / 60));
  expect(drawn).toHaveLength(30);
});

test("draws every frame of a display that is slower than asked", () => {
  const display = fakeDisplay();
  const drawn: number[] = [];
  frameLoop((ms) => drawn.push(ms), 30, new AbortController().signal);
  for (let frame = 0; frame < 10; frame++) display.show(frame * 70);
  expect(drawn).toHaveLength(10);
});

test("goes on at the same pace when the clock is set back", () => {
  const display = fakeDisplay();
  const drawn: number[] = [];
  frameLoop((ms) => drawn.push(ms), 30, new AbortController().signal);
  display.show(3_600_000);
  for (let frame = 0; frame < 60; frame++) display.show(frame * (1000 / 60));
  expect(drawn).toHaveLength(1 + 30);
});

test("asks for no frame once ended", () => {
  const display = fakeDisplay();
  const controller = new AbortController();
  const draw = vi.fn();
  frameLoop(draw, 30, controller.signal);
  controller.abort();
  display.show(0);
  expect(draw).not.toHaveBeenCalled();
  expect(display.waiting()).toBe(0);
});

function fakeDisplay() {
  let callbacks = new Map<number, FrameRequestCallback>();
  let last = 0;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    callbacks.set(++last, callback);
    return last;
  });
  vi.stubGlobal("cancelAnimationFrame", (request: number) => callbacks.delete(request));
  return {
    waiting: () => callbacks.size,
    show(ms: number) {
      const now = callbacks;
      callbacks = new Map();
      for (const callback of now.values()) callback(ms);
    },
  };
}
