import { cdp } from "vitest/browser";

interface Point {
  x: number;
  y: number;
}

/** Real input for part tests, which a page cannot tell from a hand; points are in its window. */
export const mouse = {
  move: (to: Point) => sendMouse("mouseMoved", to),
  down: (at: Point) => sendMouse("mousePressed", at),
  up: (at: Point) => sendMouse("mouseReleased", at),

  async click(at: Point) {
    await mouse.down(at);
    await mouse.up(at);
  },

  async drag(from: Point, by: Point, steps = 4) {
    await mouse.move(from);
    await mouse.down(from);
    for (const point of between(from, by, steps)) await mouse.move(point);
    await mouse.up(along(from, by, 1));
  },
};

export const finger = {
  async swipe(from: Point, by: Point, steps = 8) {
    await sendTouch("touchStart", [from]);
    for (const point of between(from, by, steps)) await sendTouch("touchMove", [point]);
    await sendTouch("touchEnd", []);
  },
};

/** A point in the middle of `element`. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** What the system would tell the page, such as `prefers-reduced-motion`; empty is as before. */
export async function setMediaFeatures(features: Record<string, string>) {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send("Emulation.setEmulatedMedia", { features: list });
}

let buttons = 0; // those that are pressed

function sendMouse(type: "mouseMoved" | "mousePressed" | "mouseReleased", at: Point) {
  if (type !== "mouseMoved") buttons = type === "mousePressed" ? 1 : 0;
  const button = type === "mouseMoved" && !buttons ? "none" : "left";
  return cdp().send("Input.dispatchMouseEvent", {
    ...{ type, button, buttons, clickCount: 1 },
    ...inTab(at),
  });
}

function sendTouch(type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) {
  return cdp().send("Input.dispatchTouchEvent", { type, touchPoints: points.map(inTab) });
}

/** A part is tested in a frame, and input is given to the tab. */
function inTab({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) };
}

function between(from: Point, by: Point, steps: number) {
  return Array.from({ length: steps }, (_, step) => along(from, by, (step + 1) / steps));
}

function along(from: Point, by: Point, share: number): Point {
  return { x: from.x + by.x * share, y: from.y + by.y * share };
}
