import { chromiumPath } from "../tools/chromium";
import { axeFindings, bringAxe } from "./axe";
import { expect, test } from "./site";

const STEPS = ["Share", "Options", "Add", "Done"];

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("all four steps read in order, and nothing is there to press", async ({ page }) => {
    await page.goto("/add-to-home-screen");
    const headings = page.getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(STEPS);
    const boxes = await Promise.all((await headings.all()).map((heading) => heading.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? Number.NaN);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(4);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("tab")).toHaveCount(0);
  });
});

test.describe("while its script does not come", () => {
  test.use({ expectedMessages: [/^Failed to load resource/], waitsForHydration: false });

  test("axe finds nothing, and a key scrolls from step to step", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/add-to-home-screen");
    await bringAxe(page);
    expect(await axeFindings(page)).toEqual([]);
    const isInView = (step: string) =>
      expect(page.getByRole("heading", { name: step, exact: true })).toBeInViewport();
    await isInView("Share");
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab"); // link, button, row
    await page.keyboard.press("ArrowRight");
    await isInView("Options");
  });
});

test("Chromium offers to install the site, and in its own window the site says so", async ({
  playwright,
  baseURL,
}) => {
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
  await tab.browser.close();

  const app = await open([`--app=${url}`]);
  await expect(app.page.getByText("You are in the app.", { exact: false }).first()).toBeVisible();
  await expect(app.page.getByRole("button", { name: "Install" })).toHaveCount(0);
  await app.browser.close();
});
