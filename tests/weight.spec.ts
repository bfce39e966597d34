import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Request } from "@playwright/test";
import { DIST_DIR } from "../build/paths";
import { expect, FAILURES, PAGES, test } from "./site";

const KB = 1000;
const MAX_SCRIPT = 80 * KB;
const MAX_SCRIPT_WITH_CAROUSEL = 85 * KB;
const MAX_FIRST_FLIGHT = 14_600;

const htmlFiles = readdirSync(DIST_DIR, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".html"),
);

test("no page carries an inline script, handler or style", () => {
  expect(htmlFiles).toHaveLength(PAGES.length + FAILURES.length);
  for (const file of htmlFiles) {
    const html = readFileSync(join(DIST_DIR, file), "utf8");
    for (const [tag = "", attributes = ""] of html.matchAll(/<script\b([^>]*)>/g)) {
      const isData = attributes.includes('type="application/ld+json"');
      expect(isData || /\bsrc="\//.test(attributes), `${file}: ${tag}`).toBe(true);
    }
    expect(html, file).not.toMatch(/<[^>]+\s(style|on\w+)=/);
    expect(html, file).not.toMatch(/<style\b/);
  }
});

for (const file of htmlFiles) {
  test(`HTML and CSS of ${file} come in the first flight`, () => {
    const html = readFileSync(join(DIST_DIR, file), "utf8");
    const styles = [...html.matchAll(/rel="stylesheet" href="\/([^"]+)"/g)].map(
      ([, name = ""]) => name,
    );
    expect(styles).toHaveLength(1);
    const bytes = [file, ...styles].map(
      (name) => readFileSync(join(DIST_DIR, `${name}.br`)).length,
    );
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_FIRST_FLIGHT);
  });
}

for (const path of PAGES) {
  const limit = path === "/add-to-home-screen" ? MAX_SCRIPT_WITH_CAROUSEL : MAX_SCRIPT;

  test(`${path} starts with at most ${limit / KB} KB of JavaScript`, async ({ page }) => {
    await page.goto(path);
    const scripts = await page.evaluate(scriptsBeforeLife);
    const sizes = scripts
      .filter(isCode)
      .map((name) => gzipSync(readFileSync(join(DIST_DIR, name)), { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(limit);
  });
}

test("home loads no quotes, and a volume only its own", async ({ page }) => {
  const idsIn = async (path: string) => {
    const loaded = new Set<string>();
    const note = (request: Request) => loaded.add(new URL(request.url()).pathname);
    page.on("request", note);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    page.off("request", note);
    const scripts = [...loaded]
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(DIST_DIR, name), "utf8"));
    return ["q1", "lomv2-1", "eol1", "dcb1", "dcbv2-1", "dcbv3-1"].filter((id) =>
      scripts.some((code) => new RegExp(`id:["'\`]${id}["'\`]`).test(code)),
    );
  };
  expect(await idsIn("/")).toEqual([]);
  expect(await idsIn("/book/experiences-of-life")).toEqual(["eol1"]);
  expect(await idsIn("/book/dream-chasers-trilogy")).toEqual(["dcb1", "dcbv2-1", "dcbv3-1"]);
});

/** What the page needs to come alive; effects and offline use wait until it has. */
function scriptsBeforeLife() {
  const alive = performance.getEntriesByName("alive")[0]?.startTime ?? 0;
  return performance
    .getEntriesByType("resource")
    .filter((entry) => entry.name.endsWith(".js") && entry.startTime < alive)
    .map((entry) => new URL(entry.name).pathname);
}

/** A book's facts and quotes are content: what they weigh is the author's to say. */
function isCode(name: string) {
  const chunk = name.replace(/^\/assets\/(.*)-.{8}\.js$/, "$1");
  return !PAGES.includes(`/book/${chunk}`);
}
