import type { Page } from "@playwright/test";

const LEAST_PX = 24; // WCAG 2.5.8
const MAIN_PX = 44;

/** The controls that a thumb must find at once. */
const MAIN = [
  ".card > a", // home
  ".back-link", // the way home
  ".button", // turn, buy, start, return, install
  ".motion-switch",
  ".share-button", // share
  ".share-menu button",
  ".related a", // volumes and collections
  ".carousel-button",
  ".carousel-dots button",
  ".die",
].join();

/** Everything to press that is smaller than it should be, as lines to read. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ main, mainPx, leastPx }) => {
      const pressable = [
        ...document.querySelectorAll<HTMLElement>("a[href], button, [tabindex='0']"),
      ].filter((element) => element.checkVisibility() && !element.closest("[inert]"));
      if (pressable.length === 0) return ["nothing to press"];
      return pressable.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const least = element.matches(main) ? mainPx : leastPx;
        if (Math.min(width, height) >= least) return [];
        const name = element.ariaLabel ?? element.innerText;
        return [`${name}: ${Math.round(width)} by ${Math.round(height)}, wanted ${least}`];
      });
    },
    { main: MAIN, mainPx: MAIN_PX, leastPx: LEAST_PX },
  );
}
