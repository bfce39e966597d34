import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenForDrags } from "./drags";
import { point as pointAt } from "./pointer.fixture";

const listener = { onStart: vi.fn(), onMove: vi.fn(), onEnd: vi.fn() };
let surface: HTMLElement;
let button: HTMLElement;
let end: AbortController;

beforeEach(() => {
  document.body.innerHTML = "<div><button>Press</button></div>";
  surface = document.querySelector("div") as HTMLElement;
  button = document.querySelector("button") as HTMLElement;
  end = new AbortController();
  listenForDrags(surface, listener, end.signal);
});
afterEach(() => {
  end.abort();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  document.body.innerHTML = "";
});

test("a press becomes a drag after 4 pixels, and is captured then", () => {
  point("pointerdown", 100);
  point("pointermove", 104);
  point("pointermove", 96);
  expect(listener.onStart).not.toHaveBeenCalled();
  expect(surface.setPointerCapture).not.toHaveBeenCalled();
  point("pointermove", 95);
  point("pointermove", 105);
  expect(listener.onStart).toHaveBeenCalledTimes(1);
  expect(surface.setPointerCapture).toHaveBeenCalledExactlyOnceWith(1);
  expect(listener.onMove.mock.calls).toEqual([[-5], [5]]);
});

test("its end tells how far it went and how fast", () => {
  point("pointerdown", 100);
  point("pointermove", 90, { ms: 500 });
  point("pointermove", 50, { ms: 550 });
  point("pointerup", 50, { ms: 550 });
  expect(listener.onEnd).toHaveBeenCalledExactlyOnceWith(-50, -800);
});

test("a pointer that the browser takes back ends where it began", () => {
  point("pointerdown", 100);
  point("pointermove", 20, { ms: 20 });
  point("pointercancel", 20, { ms: 20 });
  expect(listener.onEnd).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test("a drag that other fingers join ends once, where it began", () => {
  point("pointerdown", 100);
  point("pointermove", 40, { ms: 20 });
  point("pointerdown", 200, { pointerId: 2, isPrimary: false });
  point("pointerdown", 220, { pointerId: 3, isPrimary: false });
  expect(listener.onEnd).toHaveBeenCalledExactlyOnceWith(0, 0);
  point("pointermove", 20);
  expect(listener.onMove).toHaveBeenCalledTimes(1);
});

test("a press that was no drag has no end to tell of, and the next one may be", () => {
  point("pointerdown", 100);
  point("pointerup", 100);
  expect(listener.onEnd).not.toHaveBeenCalled();
  point("pointermove", 50);
  expect(listener.onStart).not.toHaveBeenCalled();
  point("pointerdown", 100);
  point("pointermove", 50);
  expect(listener.onStart).toHaveBeenCalledTimes(1);
});

test("other pointers and other buttons drag nothing", () => {
  point("pointerdown", 100, { isPrimary: false });
  point("pointermove", 50);
  point("pointerdown", 100, { button: 2 });
  point("pointermove", 50);
  expect(listener.onStart).not.toHaveBeenCalled();
  point("pointerdown", 100);
  point("pointermove", 0, { pointerId: 2 });
  expect(listener.onStart).not.toHaveBeenCalled();
  point("pointermove", 50);
  point("pointerup", 0, { pointerId: 2 });
  point("pointercancel", 0, { pointerId: 2 });
  point("pointerdown", 0, { pointerId: 2 });
  expect(listener.onEnd).not.toHaveBeenCalled();
  point("pointermove", 40);
  expect(listener.onMove).toHaveBeenLastCalledWith(-60);
});

test("the click that ends a drag presses nothing; the next does, and so does a key", () => {
  const pressed = vi.fn();
  document.body.addEventListener("click", pressed, { signal: end.signal });
  point("pointerdown", 100);
  point("pointermove", 50);
  point("pointerup", 50);
  expect(click(1)).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
  expect(click(0)).toBe(true); // by key or by script
  point("pointerdown", 100);
  point("pointerup", 100);
  expect(click(1)).toBe(true);
  expect(pressed).toHaveBeenCalledTimes(2);
});

test("the browser drags no picture away", () => {
  const event = new DragEvent("dragstart", { bubbles: true, cancelable: true });
  expect(button.dispatchEvent(event)).toBe(false);
});

test("the signal ends everything, a drag on its way too", () => {
  point("pointerdown", 100);
  end.abort();
  point("pointermove", 50);
  point("pointerdown", 100);
  point("pointermove", 50);
  expect(listener.onStart).not.toHaveBeenCalled();
});

function point(type: string, clientX: number, init?: Parameters<typeof pointAt>[2]) {
  pointAt(button, type, { clientX, pointerId: 1, ...init });
}

function click(detail: number) {
  return button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
}
