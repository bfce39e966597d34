import type { Page } from "@playwright/test";

const STEPS = 5;

/** Moves a finger sideways by `dx`, through Chromium's protocol, after `meanwhile` has happened. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  dx: number,
  meanwhile = async () => {},
) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: (typeof from)[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  await meanwhile();
  for (let step = 1; step <= STEPS; step++)
    await touch("touchMove", [{ x: from.x + (dx * step) / STEPS, y: from.y }]);
  await touch("touchEnd", []);
}
