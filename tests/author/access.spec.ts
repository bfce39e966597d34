import { axeFindings, bringAxe } from "../axe";
import { readerOn } from "../reader";
import { smallTargets } from "../targets";
import { expect, FAILURES, PAGES, test } from "./site";

// With motion paused or reduced, in forced colours and at 200 %: long/access-modes.spec.ts
for (const path of [...PAGES, ...FAILURES]) {
  test(`${path} is open to every reader`, async ({ page }) => {
    await page.goto(path);
    await bringAxe(page);

    for (const width of [1440, 390]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await axeFindings(page), "axe").toEqual([]);
        expect.soft(await smallTargets(page), "too small").toEqual([]);
      });
    }

    if (path.startsWith("/book/") && !FAILURES.includes(path)) {
      await readerOn(page).share.click();
      await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
      expect(await smallTargets(page), "too small in the menu").toEqual([]);
    }
  });
}
