import type { Page } from "@playwright/test";
import { expect } from "./site";

const RING_PX = 2;
const MOST_STOPS = 30; // more than any page has: whoever needs them all is in a trap

/** A reader who has only the keyboard, and looks where the focus is after every press. */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** Presses a key that moves the focus or keeps it; the focus must be seen afterwards. */
  async press(key: string) {
    await this.page.keyboard.press(key);
    return this.seeFocus();
  }

  /** Goes from stop to stop until one has this name or address. */
  async goTo(wanted: string, key = "Tab") {
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const { name, href } = await this.press(key);
      if (wanted === name || wanted === href) return;
    }
    throw new Error(`${key} never comes to ${wanted}`);
  }

  /** The names of the next stops, each of them seen. */
  async stops(count: number, key = "Tab") {
    const names: string[] = [];
    while (names.length < count) names.push((await this.press(key)).name);
    return names;
  }

  /** What has the focus; it must be a control, within sight, uncovered and ringed. */
  private async seeFocus() {
    const { name, href, faults } = await this.page.evaluate(focusNow, RING_PX);
    expect(faults, `the focus on "${name}"`).toEqual([]);
    return { name, href };
  }
}

/** Runs inside the page. */
function focusNow(ringPx: number) {
  const element = document.activeElement as HTMLElement;
  const name = (element.ariaLabel ?? element.innerText).replace(/\s+/g, " ").trim();
  const href = element.getAttribute("href") ?? "";
  if (!element.matches("a, button, input"))
    return { name, href, faults: [`lost to ${element.localName}`] };

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
  return { name, href, faults };
}
