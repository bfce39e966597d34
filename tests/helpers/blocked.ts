import type { Page } from "@playwright/test";
import { isHydrated } from "./site";
import { visibleWords } from "./words";

/** What one visit asked for, and what was to be seen at its end. */
export interface Visit {
  files: string[];
  /** The scripts without which the page stays as it was served. */
  essential: Set<string>;
  words: string[];
  /** Every image in its order, or the emoji in its place: the file that it shows, and its room. */
  images: { file: string; width: number; height: number }[];
}

/** Opens the page without the files that `isBlocked` names, and waits until nothing more comes. */
export async function visitWithout(
  page: Page,
  path: string,
  isBlocked = (_file: string) => false,
): Promise<Visit> {
  const files = new Set<string>();
  await page.unrouteAll();
  await page.route("**", (route) => {
    const { pathname } = new URL(route.request().url());
    if (!route.request().isNavigationRequest()) files.add(pathname);
    return isBlocked(pathname) ? route.abort() : route.continue();
  });
  await page.goto(path);
  const essential = new Set(await page.evaluate(scriptsOfThePage));
  if (![...essential].some(isBlocked)) {
    await isHydrated(page);
    // Every page asks for it once it rests, after its effects.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/updates-")),
    );
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return {
    files: [...files],
    essential,
    words: await visibleWords(page),
    images: await page.evaluate(imagesOfThePage),
  };
}

function scriptsOfThePage() {
  const all = document.querySelectorAll("link[rel=modulepreload], #app-script");
  return [...all].map((it) => it.getAttribute("href") ?? it.getAttribute("src") ?? "");
}

function imagesOfThePage() {
  const images = document.querySelectorAll<HTMLElement>("img, .picture-emoji");
  return [...images].map((image) => {
    const { offsetWidth: width, offsetHeight: height } = image;
    const shown = image instanceof HTMLImageElement && image.currentSrc;
    return { file: shown ? new URL(shown).pathname : "", width, height };
  });
}
