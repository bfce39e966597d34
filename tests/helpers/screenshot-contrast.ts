import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast, type Rgb } from "./contrast.ts";
import { linesOnBackdrop } from "./text-contrast.ts";

/** Text and icons that do not stand out from their background. */
export async function faintInScreenshot(page: Page) {
  const icons = await page.locator(".icon:visible").evaluateAll((all) =>
    all.map((icon) => {
      const { x, y, width, height } = icon.getBoundingClientRect();
      return { text: icon.closest("a, button")?.ariaLabel ?? "icon", x, y, width, height };
    }),
  );
  const shapes = [...(await linesOnBackdrop(page)), ...icons];
  const screenshot = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const faint: string[] = [];
  for (const { text, x, y, width, height } of shapes) {
    const area = {
      left: Math.floor(x),
      top: Math.floor(y),
      width: Math.ceil(width),
      height: Math.ceil(height),
    };
    const part = await screenshot.clone().extract(area).png().toBuffer();
    const { channels } = await sharp(part).stats();
    const darkest = channels.map(({ min }) => min) as Rgb;
    if (contrast(darkest, channels.map(({ max }) => max) as Rgb) <= 4.5) faint.push(text);
  }
  return faint;
}
