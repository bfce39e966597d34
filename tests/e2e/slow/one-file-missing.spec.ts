import type { Page } from "@playwright/test";
import { ONE_PATH_PER_KIND } from "../../helpers/fixture-site.ts";
import { expect, test, waitUntilHydrated } from "../../helpers/site-test.ts";

test.use({
  waitsForHydration: false,
  // A single pattern, because Playwright takes a list of two for a value and its options.
  expectedMessages: [/^Failed to load resource|was preloaded using link preload but not used/],
});

for (const path of ONE_PATH_PER_KIND) {
  test(`${path} stays readable without any one of its files`, async ({ page, pageFaults }) => {
    const whole = await visitWithout(page, path);
    const withoutScripts = await visitWithout(page, path, (file) => file.endsWith(".js"));
    expect(whole.texts.length).toBeGreaterThan(1);
    expect(whole.files.length).toBeGreaterThan(8);

    for (const file of whole.files) {
      const { texts } = await visitWithout(page, path, (name) => name === file);
      const wanted = whole.essential.includes(file) ? withoutScripts.texts : whole.texts;
      const lost = wanted.filter((text) => !texts.includes(text));
      expect(lost, `lost without ${file}`).toEqual([]);
      const heading = page.getByRole("heading", { level: 1 });
      const top = await heading.evaluate(
        (element) => element.getBoundingClientRect().top + scrollY,
      );
      expect(top, `heading without ${file}`).toBeLessThan(700);
      expect(pageFaults, `without ${file}`).toEqual([]);
    }
  });
}

/** Opens the page without the files that `isBlocked` selects, and waits until it is idle. */
async function visitWithout(page: Page, path: string, isBlocked = (_file: string) => false) {
  const files = new Set<string>();
  await page.unrouteAll();
  await page.route("**", (route) => {
    const { pathname } = new URL(route.request().url());
    if (!route.request().isNavigationRequest()) files.add(pathname);
    return isBlocked(pathname) ? route.abort() : route.continue();
  });
  await page.goto(path);
  const essential = await page
    .locator("link[rel=modulepreload], #main-script")
    .evaluateAll((all) =>
      all.map((tag) => tag.getAttribute("href") ?? tag.getAttribute("src") ?? ""),
    );
  if (!essential.some(isBlocked)) {
    await waitUntilHydrated(page);
    await page.waitForLoadState("networkidle"); // it loads the rest of its files when idle
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return { files: [...files], essential, texts: await page.evaluate(visibleTexts) };
}

/** Runs in the page: the visible text in <main>, by element. */
function visibleTexts() {
  return [...document.querySelectorAll<HTMLElement>("main *")].flatMap((element) => {
    if (element.closest("[aria-hidden=true], [popover], noscript, [role=status]")) return [];
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.textContent?.trim()).join(" ");
    const isSeen = element.checkVisibility({ visibilityProperty: true });
    return text && isSeen && element.offsetHeight > 0 ? [text] : [];
  });
}
