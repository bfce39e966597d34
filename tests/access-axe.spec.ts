import { axeFindings, bringAxe } from "./axe";
import { hydrated } from "./hydrated";
import { expect, FAILURES, PAGES, test } from "./site";

// With motion paused or reduced, in forced colours and at 200 %: long/access-modes.spec.ts
for (const path of [...PAGES, ...FAILURES]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await bringAxe(page);
    expect(await axeFindings(page), "1440 px").toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFindings(page), "390 px").toEqual([]);
  });
}
