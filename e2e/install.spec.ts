import { chromiumPath } from "../tests/helpers/chromium";
import { expect, test } from "../tests/helpers/site";

// Only Chromium offers to install a site.
test("Chromium offers to install the site, and in its own window the site says so", {
  tag: "@chromium",
}, async ({ playwright, baseURL }) => {
  const url = `${baseURL}/add-to-home-screen`;
  const executablePath = chromiumPath();
  // With a profile, as a reader's browser has, and unlike those of the other tests.
  const open = async (args: string[]) => {
    const options = { args, ...(executablePath && { executablePath }) };
    const browser = await playwright.chromium.launchPersistentContext("", options);
    return { browser, page: browser.pages()[0] ?? (await browser.newPage()) };
  };
  const tab = await open([]);
  await tab.page.goto(url);
  await expect(tab.page.getByRole("button", { name: "Install" })).toBeVisible();
  const client = await tab.browser.newCDPSession(tab.page);
  const { errors, url: manifest } = await client.send("Page.getAppManifest");
  expect(manifest).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
  await tab.browser.close();

  const app = await open([`--app=${url}`]);
  await expect(app.page.getByText("You are in the app.", { exact: false }).first()).toBeVisible();
  await expect(app.page.getByRole("button", { name: "Install" })).toHaveCount(0);
  await app.browser.close();
});
