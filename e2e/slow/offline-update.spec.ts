import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildSite } from "../../tests/helpers/build-site";
import { CACHE_DIR, CONTENT_DIR, DIST_DIR } from "../../tests/helpers/paths";
import { expect, liveTest as test, visitOnce } from "../../tests/helpers/site";
import { precacheEntries } from "../../vite/service-worker";

const NEXT_DIST_DIR = join(CACHE_DIR, "next-version");
const NEXT_CONTENT_DIR = join(CACHE_DIR, "next-content");
const NEW_WORDS = "These words came with the new version.";

test.describe.configure({ mode: "serial", timeout: 90_000 });
test.use({
  expectedMessages: [/^Failed to load resource/],
  contextOptions: { reducedMotion: "reduce" }, // light in two tabs at once would take every core
});

test.beforeAll("build the next version of the site", async () => {
  test.setTimeout(300_000);
  rmSync(NEXT_CONTENT_DIR, { recursive: true, force: true });
  cpSync(CONTENT_DIR, NEXT_CONTENT_DIR, { recursive: true });
  const page = join(NEXT_CONTENT_DIR, "pages/dice.yaml");
  const words = readFileSync(page, "utf8");
  writeFileSync(page, words.replace(/^intro:[\s\S]*?(?=^\w)/m, `intro: ${NEW_WORDS}\n`));
  await buildSite({ CONTENT_DIR: NEXT_CONTENT_DIR, DIST_DIR: NEXT_DIST_DIR });
});

test("a new version is announced, and comes only when asked for", async ({ page, live }) => {
  await visitOnce(page);
  await markDocument(page);
  live.deploy(NEXT_DIST_DIR);

  const secondTab = await page.context().newPage();
  await secondTab.goto("/roll-the-dice");
  await expect(secondTab.getByText(NEW_WORDS)).toHaveCount(0);
  const notice = secondTab.getByRole("button", { name: "New version, reload" });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: "New version, reload" })).toBeVisible();

  // The old tab goes on with the old files, though the server no longer has them.
  await page.getByRole("link", { name: /Roll the Dice/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll the Dice");
  await expect(page.getByText(NEW_WORDS)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);

  // A browser that takes its time to hand over: the notice says so, and may be pressed again.
  await loseNextMessage(secondTab);
  await notice.click();
  const pressed = secondTab.getByRole("button", { name: "Reloading…" });
  await expect(pressed).toBeFocused();
  await pressed.click();
  await expect(secondTab.getByText(NEW_WORDS)).toBeVisible();
  await expect(pressed).toHaveCount(0);

  // The first tab was not reloaded under its reader; its next page is the new version's.
  expect(await isSameDocument(page)).toBe(true);
  await page.getByRole("link", { name: "Back to Books" }).click();
  await page.getByRole("link", { name: /Add to Home Screen/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add to Home Screen");
  await takeNewVersion(page);
  await page.goto("/roll-the-dice");
  await expect(page.getByText(NEW_WORDS)).toBeVisible();
  await expect(page.getByRole("button", { name: "New version, reload" })).toHaveCount(0);
});

test("a server that dies half-way leaves the old version whole", async ({ page, live }) => {
  await visitOnce(page);
  live.deploy(NEXT_DIST_DIR);
  let answered = 0;
  live.cut((path) => path !== "/sw.js" && ++answered > 5);
  expect(await tryUpdate(page)).toBe("redundant");
  expect(answered).toBeGreaterThan(5);
  await expectOldVersion(page);

  live.cut(() => false);
  expect(await tryUpdate(page)).toBe("installed");
  await takeNewVersion(page);
  expect(await keptPaths(page)).toEqual(pathsOf(NEXT_DIST_DIR));
  live.cut(() => true);
  await page.goto("/roll-the-dice");
  await expect(page.getByText(NEW_WORDS)).toBeVisible();
});

test("a deployment caught half-done is not taken", async ({ page, live }) => {
  await visitOnce(page);
  const halfDone = join(CACHE_DIR, "half-done");
  rmSync(halfDone, { recursive: true, force: true });
  cpSync(NEXT_DIST_DIR, halfDone, { recursive: true });
  for (const suffix of ["", ".br", ".gz"]) {
    cpSync(
      join(DIST_DIR, `roll-the-dice.html${suffix}`),
      join(halfDone, `roll-the-dice.html${suffix}`),
    );
  }
  live.deploy(halfDone);
  expect(await tryUpdate(page)).toBe("redundant");
  await expectOldVersion(page);
});

async function expectOldVersion(page: Page) {
  await page.goto("/roll-the-dice");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roll the Dice");
  await expect(page.getByText(NEW_WORDS)).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Lyrics of the Mind");
  await expect(page.getByRole("button", { name: "New version, reload" })).toHaveCount(0);
}

/** Asks for the new version as the browser does, and tells what became of it. */
function tryUpdate(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return "none";
    while (worker.state === "installing") await new Promise((resume) => setTimeout(resume, 50));
    return worker.state;
  });
}

/** Presses the notice, and waits until the page has come back by itself. */
async function takeNewVersion(page: Page) {
  await markDocument(page);
  await page.getByRole("button", { name: "New version, reload" }).click();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await page.waitForLoadState();
}

/** As if the waiting version had not heard what the page tells it next. */
function loseNextMessage(page: Page) {
  return page.evaluate(() => {
    const { prototype } = ServiceWorker;
    const { postMessage } = prototype;
    prototype.postMessage = () => {
      prototype.postMessage = postMessage;
    };
  });
}

function markDocument(page: Page) {
  return page.evaluate(() => Object.assign(window, { stillHere: true }));
}

function isSameDocument(page: Page) {
  return page.evaluate(() => "stillHere" in window);
}

/** The paths in all caches, with their versions. */
function keptPaths(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => (await caches.open(name)).keys());
    const requests = (await Promise.all(lists)).flat();
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search).sort();
  });
}

function pathsOf(folder: string) {
  return precacheEntries(folder)
    .map(({ url, revision }) =>
      revision ? `${url}?__WB_REVISION__=${encodeURIComponent(revision)}` : url,
    )
    .sort();
}
