import { expect } from "vitest";
import { page } from "vitest/browser";

type Size = readonly [width: number, height: number];

export function part(selector: string) {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

export function boxOf(selector: string) {
  return part(selector).getBoundingClientRect();
}

export async function loadFonts() {
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => font)));
}

/** Expects `faultsAt` to find nothing in any of these windows. */
export async function eachWindow(
  windows: readonly Size[],
  faultsAt: (...size: Size) => readonly unknown[],
) {
  for (const size of windows) {
    await page.viewport(...size);
    expect(faultsAt(...size), size.join(" by ")).toEqual([]);
  }
}
