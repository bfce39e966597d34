import { mkdir, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { createSite } from "../../deploy/static-server.ts";
import { chromiumPath } from "../../tools/chromium.ts";
import { pathsFrom } from "../../tools/paths.ts";
import { SCREENSHOTS_DIR, SHOTS } from "./screenshots.ts";

const WINDOWS = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};

/** Photographs the built site for the install dialog: npm run screenshots. */
async function takeScreenshots() {
  const executablePath = chromiumPath();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const server = createSite(pathsFrom(process.env).dist).listen(0);
  const { port } = server.address() as AddressInfo;
  await mkdir(SCREENSHOTS_DIR, { recursive: true });

  for (const { name, path, formFactor } of SHOTS) {
    // Without motion each page shows its one chosen moment, the same every time.
    const page = await browser.newPage({ ...WINDOWS[formFactor], reducedMotion: "reduce" });
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
    await page.evaluate("document.fonts.ready");
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

await takeScreenshots();
