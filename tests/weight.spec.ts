import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Request } from "@playwright/test";
import { DIST_DIR } from "./paths";
import { expect, FAILURES, PAGES, test } from "./site";

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

test("home loads no quotes, and a volume only its own", async ({ page }) => {
  const idsIn = async (path: string) => {
    const loaded = new Set<string>();
    const note = (request: Request) => loaded.add(new URL(request.url()).pathname);
    page.on("request", note);
    const last = page.waitForRequest(/\/updates-/); // every page asks for it once it rests
    await page.goto(path);
    await last;
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
