import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, PlaywrightWorkerArgs } from "@playwright/test";
import { parse } from "yaml";
import type { z } from "zod";
import type guidePage from "../src/pages/guide/guide.content";
import { expect, Guide, test } from "./guide";
import { CONTENT_DIR } from "./paths";
import { chromiumPath } from "./runner/browser";

const { captions, install }: z.infer<typeof guidePage.schema> = parse(
  readFileSync(join(CONTENT_DIR, "pages/guide.yaml"), "utf8"),
);

const readers = [
  [
    "ios-26",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
  ],
  [
    "android-chrome",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
  ],
] as const;

for (const [platform, userAgent] of readers) {
  test.describe(`with the user agent of ${platform}`, () => {
    test.use({ userAgent });

    test("the captions fit this phone", async ({ guide }) => {
      await guide.open();
      const shown = guide.carousel.locator(".caption");
      await expect(shown).toHaveText(captions[platform]);
    });
  });
}

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false });

  test("the captions fit everyone", async ({ guide, page }) => {
    await page.goto("/add-to-home-screen");
    await expect(guide.carousel.locator(".caption")).toHaveText(captions.unknown);
  });
});

for (const width of [320, 390, 1440]) {
  test(`every caption fits the box in a window ${width} pixels wide`, async ({ guide, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await guide.open();
    await page.evaluate(() => document.fonts.ready);
    const overflowing = await guide.carousel.evaluate((box, all) => {
      const places = [...box.querySelectorAll(".caption")];
      return all.filter((lines) => {
        places.forEach((place, at) => {
          place.textContent = lines[at] ?? "";
        });
        return box.getBoundingClientRect().height > 600;
      });
    }, Object.values(captions));
    expect(overflowing).toEqual([]);
  });
}

test("where the browser offers to install, a button does it", async ({ guide, page }) => {
  await guide.open();
  const button = page.getByRole("button", { name: install.button });
  await expect(button).toHaveCount(0);
  await offerInstall(page, "accepted");
  await button.click();
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe("1");
  await expect(button).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect(page.getByText(install.done, { exact: true })).toBeVisible();
});

test("an offer made on another page is not lost, and one turned down is gone", async ({
  guide,
  page,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await offerInstall(page, "dismissed");
  await page.getByRole("link", { name: /Add to Home Screen/ }).click();
  await page.getByRole("button", { name: install.button }).click();
  await expect(page.getByRole("button", { name: install.button })).toHaveCount(0);
  await expect(guide.carousel).toBeVisible();
});

test("in a browser's tab nothing claims to be installed", async ({ guide, page }) => {
  await guide.open();
  await expect(page.getByText(install.installed)).toBeHidden();
});

test("Chromium itself finds the site worth installing, and offers it", async ({
  playwright,
  baseURL,
}) => {
  const browser = await ownBrowser(playwright, []);
  const page = await browser.newPage();
  await page.goto(`${baseURL}/add-to-home-screen`);
  await expect(page.getByRole("button", { name: install.button })).toBeVisible();
  await browser.close();
});

test("the installed app says so, in words and captions", async ({ playwright, baseURL }) => {
  const ownWindow = `--app=${baseURL}/add-to-home-screen`; // as after installing
  const app = await ownBrowser(playwright, [ownWindow]);
  const page = app.pages()[0] ?? (await app.waitForEvent("page"));
  const guide = new Guide(page);
  await expect(guide.carousel).toHaveAttribute("data-live");
  await expect(page.getByText(install.installed)).toBeVisible();
  await expect(guide.carousel.locator(".caption")).toHaveText(captions.installed);
  await expect(page.getByRole("button", { name: install.button })).toHaveCount(0);
  await app.close();
});

/** A browser with a profile, as a reader has; the other tests' have none and cannot install. */
function ownBrowser({ chromium }: PlaywrightWorkerArgs["playwright"], args: string[]) {
  const executablePath = chromiumPath();
  return chromium.launchPersistentContext("", {
    args,
    ...(executablePath ? { executablePath } : {}),
  });
}

/** What Chromium does where the site can be installed, without its own dialogue. */
function offerInstall(page: Page, outcome: "accepted" | "dismissed") {
  return page.evaluate((answer) => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = async () => {
      const { dataset } = document.documentElement;
      dataset.asked = String(Number(dataset.asked ?? 0) + 1);
      return { outcome: answer };
    };
    dispatchEvent(Object.assign(event, { prompt }));
  }, outcome);
}
