import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenForDrags } from "./drags";
import { point as pointAt } from "./pointer.fixture";

type Init = Parameters<typeof pointAt>[2];

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

test("becomes a drag after 4 pixels, and is captured then", () => {
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

test.each<[string, string, Init, [number, number]]>([
  ["tells how far it went and how fast", "pointerup", {}, [-50, -800]],
  ["ends where it began when the browser takes it back", "pointercancel", {}, [0, 0]],
  ["ends where it began when a finger joins", "pointerdown", { pointerId: 2 }, [0, 0]],
])("%s", (_what, type, init, told) => {
  point("pointerdown", 100);
  point("pointermove", 90, { ms: 500 });
  point("pointermove", 50, { ms: 550 });
  point(type, 50, { ms: 550, isPrimary: type !== "pointerdown", ...init });
  point("pointerdown", 220, { pointerId: 3, isPrimary: false });
  expect(listener.onEnd).toHaveBeenCalledExactlyOnceWith(...told);
  point("pointermove", 20);
  expect(listener.onMove).toHaveBeenCalledTimes(2);
});

test("tells of no end after a press that was no drag", () => {
  point("pointerdown", 100);
  point("pointerup", 100);
  point("pointermove", 50);
  expect(listener.onEnd).not.toHaveBeenCalled();
  expect(listener.onStart).not.toHaveBeenCalled();
});

test.each<Init>([{ isPrimary: false }, { button: 2 }])("is not begun by %j", (init) => {
  point("pointerdown", 100, init);
  point("pointermove", 50);
  expect(listener.onStart).not.toHaveBeenCalled();
});

test("is neither moved nor ended by another pointer", () => {
  point("pointerdown", 100);
  point("pointermove", 0, { pointerId: 2 });
  expect(listener.onStart).not.toHaveBeenCalled();
  point("pointermove", 50);
  for (const type of ["pointerup", "pointercancel"]) point(type, 0, { pointerId: 2 });
  expect(listener.onEnd).not.toHaveBeenCalled();
  point("pointermove", 40);
  expect(listener.onMove).toHaveBeenLastCalledWith(-60);
});

test("presses nothing by the click that ends it; the next one does, and so does a key", () => {
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

test("lets the browser drag no picture away", () => {
  const event = new DragEvent("dragstart", { bubbles: true, cancelable: true });
  expect(button.dispatchEvent(event)).toBe(false);
});

test("ends with its signal, also on its way", () => {
  point("pointerdown", 100);
  end.abort();
  point("pointermove", 50);
  point("pointerdown", 100);
  point("pointermove", 50);
  expect(listener.onStart).not.toHaveBeenCalled();
});

function point(type: string, clientX: number, init?: Init) {
  pointAt(button, type, { clientX, pointerId: 1, ...init });
}

function click(detail: number) {
  return button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
}
