import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureDebianPackages } from "./debian.ts";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";
const DEBIAN_PACKAGES = ["chromium", "fonts-liberation", "fonts-noto-color-emoji"];

/** The browser that tests run in: the system's, or undefined for Playwright's own. */
export function chromiumPath() {
  return existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined;
}

/** Installs what the browser tests need, where that can be done; otherwise says what to install. */
export function ensureBrowser(): { ok: boolean; advice: string } {
  const advice = `Install a browser to test in: apt-get install ${DEBIAN_PACKAGES.join(" ")}, or npx playwright install chromium`;
  if (ensureDebianPackages(DEBIAN_PACKAGES) || chromiumPath()) return { ok: true, advice };
  const install = ["playwright", "install", "chromium"];
  return { ok: spawnSync("npx", install, { stdio: "inherit" }).status === 0, advice };
}
