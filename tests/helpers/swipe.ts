import type { Page } from "@playwright/test";

const STEPS = 5;

/** Moves a finger sideways by `dx`, through Chromium's protocol. */
export async function swipe(page: Page, from: { x: number; y: number }, dx: number) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: (typeof from)[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (let step = 1; step <= STEPS; step++)
    await touch("touchMove", [{ x: from.x + (dx * step) / STEPS, y: from.y }]);
  await touch("touchEnd", []);
}
