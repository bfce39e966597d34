import { fullChromium } from "../../helpers/chromium.ts";
import { expect, test } from "../../helpers/site-test.ts";

// Only Chromium offers to install a site.
test("the site can be installed", async ({ playwright, baseURL }) => {
  // Uses a profile, as a reader's browser does; other tests use none.
  const browser = await playwright.chromium.launchPersistentContext("", fullChromium());
  const page = await browser.newPage();
  await page.goto(`${baseURL}/add-to-home-screen`);
  await expect(page.getByRole("button", { name: "Install" })).toBeVisible();
  const client = await browser.newCDPSession(page);
  const { errors } = await client.send("Page.getAppManifest");
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect([...errors, ...installabilityErrors]).toEqual([]);
  await browser.close();
});
