import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { htmlFileOf, notFoundFile } from "../src/content/addresses.ts";
import { precacheEntries } from "../vite/service-worker.ts";
import { isHydrated } from "./browser.ts";
import type { Weight } from "./budgets.ts";

const SHARP_PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

/** What a page of the site built in `folder` asks for until it is hydrated, on a first visit. */
export async function weighPage(browser: Browser, url: URL, folder: string): Promise<Weight> {
  const page = await browser.newPage(SHARP_PHONE);
  const response = await page.goto(url.href);
  await isHydrated(page);
  const files = await page.evaluate(filesBeforeHydration);
  await page.close();
  const sum = (pattern: RegExp, sizeOf: (file: string) => number) =>
    files
      .filter((file) => pattern.test(file))
      .reduce((total, file) => total + sizeOf(join(folder, file)), 0);
  const sizeOf = (file: string) => statSync(file).size;
  const inBrotli = (file: string) => sizeOf(`${file}.br`);
  const inGzip = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
  const words = wordChunks(folder);
  const html = response?.status() === 404 ? notFoundFile(url.pathname) : htmlFileOf(url.pathname);
  return {
    html: inBrotli(join(folder, html)),
    css: sum(/\.css$/, inBrotli),
    javascript: sum(/\.js$/, (file) => (words.test(file) ? 0 : inGzip(file))),
    fonts: sum(/\.woff2$/, sizeOf),
    images: sum(/\.(avif|webp|png|jpe?g|svg|ico)$/, sizeOf),
    requests: 1 + files.length,
  };
}

/** What the service worker keeps, in bytes. */
export function weighKept(folder: string) {
  const files = precacheEntries(folder).map(({ url }) => {
    const page = join(folder, htmlFileOf(url));
    return existsSync(page) ? page : join(folder, url);
  });
  return files.reduce((total, file) => total + statSync(file).size, 0);
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
  const pages = readdirSync(join(folder, "book")).filter((name) => name.endsWith(".html"));
  const names = pages.map((name) => name.replace(".html", ""));
  return new RegExp(`/(${names.join("|")})-.{8}\\.js$`);
}
