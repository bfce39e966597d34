import type { Page } from "@playwright/test";
import sharp from "sharp";
import { axeFindings } from "../../tests/helpers/axe.ts";
import { contrast, type Rgb } from "../../tests/helpers/contrast.ts";
import { ONE_PATH_PER_KIND } from "../../tests/helpers/fixture-site.ts";
import { expect, test } from "../../tests/helpers/site-test.ts";
import { linesOnBackdrop } from "../../tests/helpers/text-contrast.ts";

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** The same windows at 200 % zoom, which have half as many CSS pixels, each twice as large. */
const ZOOMED = WINDOWS.map(({ width, height }) => ({ width: width / 2, height: height / 2 }));

for (const path of ONE_PATH_PER_KIND) {
  test(`axe finds nothing on ${path} in any mode`, async ({ page }) => {
    const check = async (how: string, windows = WINDOWS, without: string[] = []) => {
      for (const window of windows) {
        await page.setViewportSize(window);
        expect.soft(await axeFindings(page, without), `${how}, ${window.width} px`).toEqual([]);
      }
    };

    await page.goto(path);
    const share = page.getByRole("button", { name: "Copy or save this quote" });
    if ((await share.count()) > 0) {
      await share.click();
      await check("share menu open");
      await page.keyboard.press("Escape");
    }

    await page.emulateMedia({ reducedMotion: "reduce" });
    await check("reduced motion");
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    await check("forced colours", WINDOWS, ["color-contrast"]); // axe reads authored colours
    expect(await lostShapes(page), "lost in forced colours").toEqual([]);
    await page.emulateMedia({ reducedMotion: null, forcedColors: null });

    await check("200 %", ZOOMED);
  });
}

/** Text and icons that do not stand out from their background. */
async function lostShapes(page: Page) {
  const icons = await page.locator(".icon:visible").evaluateAll((all) =>
    all.map((icon) => {
      const { x, y, width, height } = icon.getBoundingClientRect();
      return { text: icon.closest("a, button")?.ariaLabel ?? "icon", x, y, width, height };
    }),
  );
  const shapes = [...(await linesOnBackdrop(page)), ...icons];
  const screenshot = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const lost: string[] = [];
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
    if (contrast(darkest, channels.map(({ max }) => max) as Rgb) <= 4.5) lost.push(text);
  }
  return lost;
}
