import type { Page } from "@playwright/test";
import { axeFindings, bringAxe } from "../../tests/helpers/axe";
import { bareWords } from "../../tests/helpers/bare-words";
import { contrast, readPicture } from "../../tests/helpers/contrast";
import { FAILURES, PAGES } from "../../tests/helpers/pages";
import { expect, test } from "../../tests/helpers/site";

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** The same at 200 %: the browser's zoom leaves a page half as many pixels, each twice as large. */
const ZOOMED = WINDOWS.map(({ width, height }) => ({ width: width / 2, height: height / 2 }));

for (const path of [...PAGES, ...FAILURES]) {
  test(`axe finds nothing on ${path}, however it is read`, async ({ page }) => {
    const findings: string[] = [];
    const look = async (how: string, windows = WINDOWS, without: string[] = []) => {
      for (const window of windows) {
        await page.setViewportSize(window);
        const found = await axeFindings(page, without);
        findings.push(...found.map((line) => `${how}, ${window.width} px: ${line}`));
        expect(await overflow(page), `${how}, beyond ${window.width} px`).toBe(0);
      }
    };

    await page.goto(path);
    await bringAxe(page);
    if (await pauseMotion(page)) await look("paused");
    if (await openShareMenu(page)) {
      await look("share menu open");
      await page.keyboard.press("Escape");
    }

    await page.emulateMedia({ reducedMotion: "reduce" });
    await look("reduced motion");
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    await look("forced colours", WINDOWS, ["color-contrast"]); // axe reads the colours as written
    expect(await lostShapes(page), "lost in forced colours").toEqual([]);
    await page.emulateMedia({ reducedMotion: null, forcedColors: null });

    await look("200 %", ZOOMED);
    expect(findings).toEqual([]);
  });
}

test.describe("while its script does not come", () => {
  test.use({ expectedMessages: [/^Failed to load resource/], waitsForHydration: false });

  test("axe finds nothing on the guide", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/add-to-home-screen");
    await bringAxe(page);
    expect(await axeFindings(page)).toEqual([]);
  });
});

/** Words and icons that do not stand out from what is around them. */
async function lostShapes(page: Page) {
  const icons = await page.locator(".icon:visible").evaluateAll((all) =>
    all.map((icon) => {
      const { x, y, width, height } = icon.getBoundingClientRect();
      return { text: icon.closest("a, button")?.ariaLabel ?? "icon", x, y, width, height };
    }),
  );
  const shapes = [...(await bareWords(page)), ...icons];
  const picture = await readPicture(await page.screenshot({ fullPage: true }));
  return shapes.filter((shape) => {
    const { darkest, brightest } = picture.extremes(shape);
    return contrast(darkest, brightest) <= 4.5;
  });
}

/** Presses what stops the motion of this page, if anything moves here. */
async function pauseMotion(page: Page) {
  const stop = page.getByRole("button", { name: /^(Pause motion|Stop slide rotation)$/ });
  if ((await stop.count()) === 0) return false;
  await stop.click();
  await expect(page.getByRole("button", { name: /^(Resume motion|Start slide)/ })).toBeVisible();
  return true;
}

async function openShareMenu(page: Page) {
  const share = page.getByRole("button", { name: "Copy or save this quote" });
  if ((await share.count()) === 0) return false;
  await share.click();
  await expect(page.locator("[popover]")).toBeVisible();
  return true;
}

function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
