import type { Page } from "@playwright/test";

/** The words that can be seen in a page's <main>, in reading order, each element's own. */
export function visibleWords(page: Page) {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>("main *")];
    return elements.flatMap((element) => {
      if (element.closest("[aria-hidden=true], [popover], noscript, [role=status]")) return [];
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own.map((node) => node.textContent).join(" ");
      const words = text.replace(/\s+/g, " ").trim();
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width * height > 0;
      return words && isSeen ? [words] : [];
    });
  });
}

/** Which of `wanted` are not among `found` in the same order; there may be others between. */
export function lostWords(wanted: readonly string[], found: readonly string[]) {
  let at = 0;
  return wanted.filter((words) => {
    const next = found.indexOf(words, at);
    if (next === -1) return true;
    at = next + 1;
    return false;
  });
}
