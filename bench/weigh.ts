import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { notFoundFile } from "../src/content/addresses.ts";
import { precacheEntries } from "../vite/service-worker/precache.ts";
import { PAGE_BUDGETS, type Weight } from "./budgets.ts";

const SHARP_PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

/** What a page of each kind weighs to somebody who comes for the first time. */
export async function weighKinds(browser: Browser, origin: string, folder: string) {
  const weights: Record<string, Weight> = {};
  for (const [kind, { path }] of Object.entries(PAGE_BUDGETS)) {
    weights[kind] = await weighPage(browser, new URL(path, origin), folder);
  }
  return weights;
}

/** What one page weighs, of the site built in `folder`. */
export async function weighPage(browser: Browser, { href, pathname }: URL, folder: string) {
  const context = await browser.newContext(SHARP_PHONE);
  const weight = await weigh(await context.newPage(), href, pathname, folder);
  await context.close();
  return weight;
}

/** Opens a page, and weighs what it asks for until it is hydrated. */
async function weigh(page: Page, url: string, path: string, folder: string): Promise<Weight> {
  const response = await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  const files = await page.evaluate(filesBeforeHydration);
  const words = wordChunks(folder);
  const sum = (pattern: RegExp, sizeOf: (file: string) => number) =>
    files
      .filter((file) => pattern.test(file))
      .reduce((total, file) => total + sizeOf(join(folder, file)), 0);
  const inBrotli = (file: string) => statSync(`${file}.br`).size;
  const inGzip = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
  const html = response?.status() === 404 ? notFoundFile(path) : htmlFile(path);
  return {
    html: inBrotli(join(folder, html)),
    css: sum(/\.css$/, inBrotli),
    javascript: sum(/\.js$/, (file) => (words.test(file) ? 0 : inGzip(file))),
    fonts: sum(/\.woff2$/, (file) => statSync(file).size),
    images: sum(/\.(avif|webp|png|jpe?g|svg|ico)$/, (file) => statSync(file).size),
    requests: 1 + files.length,
  };
}

/** What the service worker keeps, in bytes. */
export function weighKept(folder: string) {
  const fileOf = (url: string) => {
    const page = join(folder, htmlFile(url));
    return existsSync(page) ? page : join(folder, url);
  };
  return precacheEntries(folder).reduce((total, { url }) => total + statSync(fileOf(url)).size, 0);
}

/** Runs inside the page; effects and offline use wait until it is hydrated. */
function filesBeforeHydration() {
  const hydrated = performance.getEntriesByName("hydrated")[0]?.startTime ?? 0;
  const asked = performance.getEntriesByType("resource").filter((it) => it.startTime < hydrated);
  const files = new Set(asked.map((it) => new URL(it.name).pathname));
  files.delete("/favicon.svg"); // the browser's affair, sooner or later
  return [...files];
}

/** The chunks that hold books, which are named like their pages. */
function wordChunks(folder: string) {
  const books = readdirSync(join(folder, "book")).filter((name) => name.endsWith(".html"));
  const names = books.map((name) => name.replace(".html", ""));
  return new RegExp(`/(${names.join("|")})-.{8}\\.js$`);
}

function htmlFile(path: string) {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
