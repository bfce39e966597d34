import { cdp } from "vitest/browser";

export interface Point {
  x: number;
  y: number;
}

/** One real finger, for part tests: its touches go through the browser, as a phone reports them. */
export const finger = {
  down: (at: Point) => touch("touchStart", [inWindow(at)]),
  move: (at: Point) => touch("touchMove", [inWindow(at)]),
  /** While the first is held, a second one comes down. */
  join: (held: Point, at: Point) => touch("touchStart", [inWindow(held), inWindow(at)]),
  up: () => touch("touchEnd", []),

  /** From one point to another in five moves. */
  async drag(from: Point, by: Point) {
    await finger.down(from);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await finger.move({ x: from.x + by.x * part, y: from.y + by.y * part });
    }
    await finger.up();
  },
};

function touch(type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) {
  return cdp().send("Input.dispatchTouchEvent", { type, touchPoints });
}

/** A part test runs in a frame, whose place in the window the browser's touches start from. */
export function inWindow({ x, y }: Point) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  return { x: (frame?.x ?? 0) + x * scale, y: (frame?.y ?? 0) + y * scale };
}
