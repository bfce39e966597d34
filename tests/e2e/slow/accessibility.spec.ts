import { axeFindings } from "../../helpers/axe.ts";
import { ONE_PATH_PER_KIND } from "../../helpers/fixture-site.ts";
import { faintInScreenshot } from "../../helpers/screenshot-contrast.ts";
import { expect, test } from "../../helpers/site-test.ts";

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const path of ONE_PATH_PER_KIND) {
  test(`axe finds nothing on ${path} in any mode`, async ({ page }) => {
    const check = async (how: string, without: string[] = []) => {
      for (const window of WINDOWS) {
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
    await check("forced colours", ["color-contrast"]); // axe reads authored colours
    expect(await faintInScreenshot(page), "lost in forced colours").toEqual([]);
  });
}
