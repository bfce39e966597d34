import { cdp } from "vitest/browser";

export interface Point {
  x: number;
  y: number;
}

/** A real finger: the browser dispatches its touches as on a phone. */
export const finger = {
  down: (at: Point) => touch("touchStart", at),
  move: (at: Point) => touch("touchMove", at),
  up: () => touch("touchEnd"),

  async drag(from: Point, by: Point) {
    await finger.down(from);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await finger.move(moved(from, by, part));
    await finger.up();
  },
};

/** A real mouse: the browser moves it, so that hovering and capturing are real. */
export const mouse = pointer("mouse");

/** A real pen on a system where it selects text, as a mouse does. */
export const pen = pointer("pen");

function pointer(pointerType: "mouse" | "pen") {
  const move = (to: Point) => send("mouseMoved", to, pointerType);
  const up = (at: Point) => send("mouseReleased", at, pointerType);
  async function down(at: Point) {
    await move(at);
    await send("mousePressed", at, pointerType);
  }
  async function click(at: Point) {
    await down(at);
    await up(at);
  }
  async function drag(from: Point, by: Point) {
    await down(from);
    for (const part of [0.5, 1]) await move(moved(from, by, part));
    await up(moved(from, by, 1));
  }
  return { move, down, up, click, drag };
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function moved(from: Point, by: Point, part: number) {
  return { x: from.x + by.x * part, y: from.y + by.y * part };
}

function touch(type: "touchStart" | "touchMove" | "touchEnd", ...points: Point[]) {
  return cdp().send("Input.dispatchTouchEvent", { type, touchPoints: points.map(inWindow) });
}

let isDown = false;

function send(
  type: "mouseMoved" | "mousePressed" | "mouseReleased",
  at: Point,
  pointerType: "mouse" | "pen",
) {
  if (type !== "mouseMoved") isDown = type === "mousePressed";
  const button = isDown || type === "mouseReleased" ? "left" : "none";
  const params = {
    type,
    button,
    buttons: isDown ? 1 : 0,
    clickCount: 1,
    pointerType,
    ...inWindow(at),
  } as const;
  return cdp().send("Input.dispatchMouseEvent", params);
}

/** A component test runs in an iframe, but the browser's coordinates are those of its window. */
function inWindow({ x, y }: Point) {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) };
}
