import { cdp } from "vitest/browser";
import { inWindow, type Point } from "./finger";

/** A real mouse: the browser moves it, so that hovering and capturing are real. */
export const mouse = {
  move: (to: Point) => send("mouseMoved", to),
  async down(at: Point) {
    await mouse.move(at);
    await send("mousePressed", at);
  },
  up: (at: Point) => send("mouseReleased", at),
  downRight: (at: Point) => send("mousePressed", at, "right"),
  upRight: (at: Point) => send("mouseReleased", at, "right"),

  async click(at: Point) {
    await mouse.down(at);
    await mouse.up(at);
  },

  async drag(from: Point, by: Point) {
    await mouse.down(from);
    await mouse.move({ x: from.x + by.x / 2, y: from.y + by.y / 2 });
    await mouse.move({ x: from.x + by.x, y: from.y + by.y });
    await mouse.up({ x: from.x + by.x, y: from.y + by.y });
  },
};

/** A point in the middle of `element`. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

type Button = keyof typeof MASKS;
const MASKS = { none: 0, left: 1, right: 2 };
let pressed: Button = "none";

function send(
  type: "mouseMoved" | "mousePressed" | "mouseReleased",
  at: Point,
  by: Button = "left",
) {
  if (type !== "mouseMoved") pressed = type === "mousePressed" ? by : "none";
  const button = type === "mouseMoved" ? pressed : by;
  const params = { type, button, buttons: MASKS[pressed], clickCount: 1, ...inWindow(at) } as const;
  return cdp().send("Input.dispatchMouseEvent", params);
}
