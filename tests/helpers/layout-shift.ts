import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Has every page note what moves by itself, from its first paint on. */
export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue; // as the label of the switch, which differs in length
        for (const { node, previousRect: from, currentRect: to } of sources) {
          // A busy Chromium reports letters whose box is the same; why is not known (decision 013).
          const isMoved = from.x !== to.x || from.y !== to.y;
          const element = node instanceof Element ? node : node?.parentElement;
          if (isMoved) shifts.push(`${element?.getAttribute("class")}: ${node?.textContent}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The texts that moved so far. */
export function shiftsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "shifts"));
}
