import type { Page } from "@playwright/test";
import { ONE_PATH_PER_KIND } from "../helpers/fixture-site.ts";
import { expect, test } from "../helpers/site-test.ts";

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" }, // makes the test faster
});

test("Tab stops at every control once, both ways", async ({ page }) => {
  for (const path of ONE_PATH_PER_KIND) {
    await page.goto(path);
    const controls = await page.evaluate(visibleControls);
    expect(controls.length, path).toBeGreaterThan(0);
    expect(await stopsOf(page, controls.length, "Tab"), path).toEqual(controls);
    const back = controls.toReversed().slice(1);
    expect(await stopsOf(page, back.length, "Shift+Tab"), path).toEqual(back);
  }
});

/** Presses `key` and returns the stops; each must be a visible control with a focus ring. */
async function stopsOf(page: Page, count: number, key: string) {
  const names: string[] = [];
  while (names.length < count) {
    await page.keyboard.press(key);
    const { name, faults } = await page.evaluate(focused);
    expect(faults, `the focus on "${name}"`).toEqual([]);
    names.push(name);
  }
  return names;
}

/** Runs in the page: the controls at which Tab should stop. */
function visibleControls() {
  return [...document.querySelectorAll<HTMLElement>("a, button, input")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.ariaLabel ?? control.innerText);
}

function focused() {
  const element = document.activeElement as HTMLElement;
  const name = element.ariaLabel ?? element.innerText;
  if (!element.matches("a, button, input")) return { name, faults: ["is not on a control"] };
  // The slider itself is transparent; the handle drawn beside it has the ring.
  const ringed = element.matches("input") ? element.previousElementSibling : element;
  const { outlineStyle, outlineWidth } = getComputedStyle(ringed ?? element);
  const isRinged = outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2;
  const { x, y, width, height } = element.getBoundingClientRect();
  const [top, bottom] = [Math.max(0, y), Math.min(innerHeight, y + height)];
  const seen = document.elementFromPoint(x + width / 2, (top + bottom) / 2);
  const isInSight = bottom - top >= Math.min(height, 24) && element.contains(seen);
  const faults = [isRinged ? "" : "has no ring", isInSight ? "" : "is covered"];
  return { name, faults: faults.filter(Boolean) };
}
