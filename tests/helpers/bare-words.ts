import type { Page } from "@playwright/test";
import type { Box, Rgb } from "./contrast";

/** A line of text as it stands on the page, in pixels from the page's corner. */
export interface Words extends Box {
  text: string;
  colour: Rgb;
  /** The contrast that WCAG asks for: large text needs less. */
  needed: number;
  /** How much of the letters behind is taken away, 0 to 1. */
  dim: number;
}

/** Every line on the page that has no ground of its own, the tagline under the title too. */
export function bareWords(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    const lines: Words[] = [];

    const hasGround = (element: Element | null): boolean =>
      element !== null &&
      element !== main &&
      (getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)" ||
        hasGround(element.parentElement));

    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement as HTMLElement;
      const text = texts.currentNode.textContent?.trim();
      const style = getComputedStyle(element);
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!text || !isSeen || element.closest(".visually-hidden") || hasGround(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
      const zone = element.closest<HTMLElement>("[data-dim]");
      for (const { x, y, width, height } of range.getClientRects())
        lines.push({
          text,
          colour: [red, green, blue],
          needed: Number.parseFloat(style.fontSize) >= 24 ? 3 : 4.5,
          dim: Number(zone?.dataset.dim ?? 0),
          x: x + scrollX,
          y: y + scrollY,
          width,
          height,
        });
    }
    return lines;
  });
}
