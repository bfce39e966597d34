import type { Page } from "@playwright/test";
import { expect } from "./site";

const RING_PX = 2;

/** The names of the next stops of a key; each must be a control, within sight, uncovered and ringed. */
export async function stopsOf(page: Page, count: number, key = "Tab") {
  const names: string[] = [];
  while (names.length < count) {
    await page.keyboard.press(key);
    const { name, faults } = await page.evaluate(focusNow, RING_PX);
    expect(faults, `the focus on "${name}"`).toEqual([]);
    names.push(name);
  }
  return names;
}

/** Runs inside the page. */
function focusNow(ringPx: number) {
  const element = document.activeElement as HTMLElement;
  const name = (element.ariaLabel ?? element.innerText).replace(/\s+/g, " ").trim();
  if (!element.matches("a, button, input"))
    return { name, faults: [`lost to ${element.localName}`] };

  const faults: string[] = [];
  // The slider itself is clear: its handle, drawn beside it, has the ring.
  const ringed = element.matches("input") ? element.previousElementSibling : element;
  const { outlineStyle, outlineWidth } = getComputedStyle(ringed ?? element);
  const isRinged = outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= ringPx;
  if (!isRinged) faults.push(`no ring: ${outlineStyle} ${outlineWidth}`);

  const { x, y, width, height } = element.getBoundingClientRect();
  const top = Math.max(0, y);
  const bottom = Math.min(innerHeight, y + height);
  if (bottom - top < Math.min(height, 24)) faults.push("out of sight");
  else {
    const seen = document.elementFromPoint(x + width / 2, (top + bottom) / 2);
    if (!element.contains(seen)) faults.push(`covered by ${seen?.className || seen?.localName}`);
  }
  return { name, faults };
}
