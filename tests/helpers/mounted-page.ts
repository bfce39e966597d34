import { pages } from "virtual:content";
import { page } from "vitest/browser";
import type { PictureSources } from "../../src/content-model/picture.ts";
import type { PageKind, PageProps } from "../../src/pages/all-pages.data.ts";

type Size = readonly [width: number, height: number];

/** The props of the fixtures' page of this kind: the one at `path`, or the first. */
export async function propsOf<K extends PageKind>(kind: K, path?: string): Promise<PageProps<K>> {
  const found = path ? pages[path] : Object.values(pages).find((entry) => entry.kind === kind);
  if (found?.kind !== kind) throw new Error(`there is no ${kind} page ${path ?? ""}`);
  const { default: props }: { default: unknown } = await found.load();
  return props as PageProps<K>;
}

/** A picture of these proportions that loads at once. */
export function emptyPicture(width: number, height: number): PictureSources {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}

export function queryElement(selector: string) {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

export const boxOf = (selector: string) => queryElement(selector).getBoundingClientRect();

export async function loadFonts() {
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => font)));
}

/** Resolves after every intersection observer was notified, which happens in any order. */
export async function intersectionsReported() {
  for (let round = 0; round < 2; round++)
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
}

/** Expects `faultsAt` to find nothing in any of these windows. */
export async function eachWindow(windows: readonly Size[], faultsAt: (...size: Size) => unknown[]) {
  for (const size of windows) {
    await page.viewport(...size);
    expect(faultsAt(...size), size.join(" by ")).toEqual([]);
  }
}

/** Makes the page run from right to left, as if translated to Arabic, until the test ends. */
export function setRightToLeft() {
  document.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
}

/** Replaces every text node by a new element, as a translating browser does. */
export function translate(within: Element) {
  for (const { childNodes } of [within, ...within.querySelectorAll("*")])
    for (const text of [...childNodes].filter((node) => node instanceof Text)) {
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
}
