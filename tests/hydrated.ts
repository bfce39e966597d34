import type { Page } from "@playwright/test";
import { expect } from "./site";

/** Waits until React has taken the served page over, so that its controls answer. */
export async function hydrated(page: Page) {
  const isTaken = () =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"));
  await expect.poll(() => page.evaluate(isTaken), { timeout: 15_000 }).toBe(true);
}
