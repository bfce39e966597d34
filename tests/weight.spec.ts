import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DIST_DIR } from "../build/paths";
import { expect, FAILURES, PAGES, test } from "./site";

const KB = 1000;
const MAX_SCRIPT = 80 * KB;
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
  test(`${path} starts with at most 80 KB of JavaScript`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on("response", (response) => {
      if (response.request().resourceType() === "script")
        scripts.add(new URL(response.url()).pathname);
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const sizes = [...scripts]
      .filter(isCode)
      .map((name) => gzipSync(readFileSync(join(DIST_DIR, name)), { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_SCRIPT);
  });
}

test("home loads no quotes, and a volume only its own", async ({ page }) => {
  const loaded: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) loaded.push(await response.text());
  });
  const idsIn = async (path: string) => {
    loaded.length = 0;
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    return ["q1", "lomv2-1", "eol1", "dcb1", "dcbv2-1", "dcbv3-1"].filter((id) =>
      loaded.some((code) => new RegExp(`id:["'\`]${id}["'\`]`).test(code)),
    );
  };
  expect(await idsIn("/")).toEqual([]);
  expect(await idsIn("/book/experiences-of-life")).toEqual(["eol1"]);
  expect(await idsIn("/book/dream-chasers-trilogy")).toEqual(["dcb1", "dcbv2-1", "dcbv3-1"]);
});

/** A book's facts and quotes are content: what they weigh is the author's to say. */
function isCode(name: string) {
  return !/(id|slug):["'`]\w/.test(readFileSync(join(DIST_DIR, name), "utf8"));
}
