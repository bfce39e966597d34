import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { excess, SITE_BUDGETS } from "../bench/budgets";
import { weighKept, weighPages } from "../bench/weigh";
import { DIST_DIR } from "../build/paths";
import { expect, test } from "./site";

test("no kind of page weighs more than it may", async ({ browser, baseURL }) => {
  const weights = await weighPages(browser, baseURL ?? "", DIST_DIR);
  for (const [kind, weight] of Object.entries(weights)) {
    expect.soft(excess(kind, weight), kind).toEqual([]);
    // A scale that shows nothing would be content with everything.
    expect(weight.html * weight.css * weight.javascript * weight.fonts, kind).toBeGreaterThan(0);
    expect(weight.requests, kind).toBeGreaterThan(5);
  }
  expect(weights.home?.images).toBeGreaterThan(0);
});

test("HTML and CSS of every page come in the first flight", () => {
  const files = readdirSync(DIST_DIR, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(join(DIST_DIR, file), "utf8");
    const styles = [...html.matchAll(/rel="stylesheet" href="\/([^"]+)"/g)].map(
      ([, name = ""]) => name,
    );
    expect(styles, file).toHaveLength(1);
    const sizes = [file, ...styles].map((name) => statSync(join(DIST_DIR, `${name}.br`)).size);
    const flight = sizes.reduce((sum, size) => sum + size);
    expect(flight, file).toBeLessThanOrEqual(SITE_BUDGETS.firstFlight);
  }
});

test("what is kept for offline use weighs no more than it may", () => {
  const bytes = weighKept(DIST_DIR);
  expect(bytes).toBeLessThanOrEqual(SITE_BUDGETS.kept);
  expect(bytes).toBeGreaterThan(SITE_BUDGETS.kept / 3);
});
