import type { Page } from "@playwright/test";
import { expect, LOST_FILE, test } from "../tests/helpers/site-test.ts";

const VOLUME = "/book/experiences-of-life";

// The driver of Debian's Firefox cannot turn JavaScript off.
test.describe("without JavaScript", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("shows its text, and hides controls that need JavaScript", async ({ page }) => {
    await expectTextWithoutControls(page, () => {});
  });
});

test.describe("with scripts that do not load", () => {
  test.use({ waitsForHydration: false, expectedMessages: [LOST_FILE] });

  test("shows after ten seconds what it shows without JavaScript", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(VOLUME);
    await expect(page.getByRole("blockquote")).toHaveCount(1);
    expect(await page.evaluate(waitForScripts)).toBe(10_000);
    await expectTextWithoutControls(page, () => page.evaluate(waitForScripts));
  });

  test("hides nothing once either script has run", async ({ page }) => {
    for (const lost of ["main", "before-hydration"]) {
      await page.route(`**/assets/${lost}-*.js`, (route) => route.abort());
      await page.goto(VOLUME);
      await expect(page.locator("#before-hydration-script")).toHaveCount(0);
      expect(await page.evaluate(waitForScripts)).toBeUndefined();
      await expect(page.getByRole("button", { name: "Next quote" })).toBeVisible();
      await page.unrouteAll();
    }
  });
});

async function expectTextWithoutControls(page: Page, wait: () => unknown) {
  const open = async (path: string) => {
    await page.goto(path);
    await wait();
  };
  await open("/");
  await expect(page.getByText("uncover the true you").last()).toHaveCSS("opacity", "1");
  await expect(page.getByText("Pause motion")).toBeHidden();

  await open(`${VOLUME}#eol3`);
  await expect(page.getByRole("blockquote")).toHaveCount(4);
  for (const quote of await page.getByRole("blockquote").all()) await expect(quote).toBeVisible();
  await expect(page.getByRole("blockquote").nth(1)).toContainText("My father at two");
  await expect(page.getByRole("button")).toHaveCount(0);

  await open("/roll-the-dice");
  await expect(page.getByText("🎲")).toBeVisible();

  await open("/add-to-home-screen");
  const steps = page.getByRole("heading", { level: 2 });
  await expect(steps).toHaveText(["Share", "Options", "Add", "Done"]);
  const boxes = await Promise.all((await steps.all()).map((heading) => heading.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  await expect(page.getByRole("button").or(page.getByRole("tab"))).toHaveCount(0);
}

/** Runs in the page: ends the wait for scripts, and returns how long it would have taken. */
function waitForScripts() {
  const isWait = (animation: Animation) =>
    (animation as CSSAnimation).animationName === "without-scripts";
  const animation = document.getAnimations().find(isWait);
  animation?.finish();
  return animation?.effect?.getTiming().delay;
}
