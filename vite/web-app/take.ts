import { mkdir, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { createSite } from "../../deploy/static-server.ts";
import { chromiumPath } from "../../tools/chromium.ts";
import { pathsFrom } from "../../tools/paths.ts";
import { SCREENSHOTS_DIR, SHOTS, WINDOWS } from "./screenshots.ts";

const LIGHT_UP_MS = 1500; // letters and rays come up within 900

/** Photographs the built site for the install dialog: npm run screenshots. */
async function takeScreenshots() {
  const executablePath = chromiumPath();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const server = createSite(pathsFrom(process.env).dist).listen(0);
  const { port } = server.address() as AddressInfo;
  await mkdir(SCREENSHOTS_DIR, { recursive: true });

  for (const { name, path, formFactor } of SHOTS) {
    const page = await browser.newPage({ ...WINDOWS[formFactor], bypassCSP: true });
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
    await page.evaluate("document.fonts.ready");
    if (path === "/") await holdTitle(page);
    const webp = await sharp(await page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toBuffer();
    await writeFile(join(SCREENSHOTS_DIR, name), webp);
    await page.close();
    console.log(`${name.padEnd(20)} ${(webp.length / 1000).toFixed(1)} kB`);
  }
  await browser.close();
  server.close();
}

/** Waits for the whole title in its light, and lets nothing type on. */
async function holdTitle(page: Page) {
  await page.locator(".backdrop[data-state]").waitFor();
  await page.waitForTimeout(LIGHT_UP_MS);
  await page.waitForFunction(`(() => {
    const title = ".typing > [data-current]:first-child:not(:has([data-roughness]))";
    if (!document.querySelector(title)) return false;
    for (let timer = setTimeout(() => {}); timer > 0; timer--) clearTimeout(timer);
    return true;
  })()`);
}

await takeScreenshots();
