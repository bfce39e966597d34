import { spawnSync } from "node:child_process";
import { chromiumPath } from "../../tools/chromium.ts";
import { ensureDebianPackages } from "./debian.ts";

const DEBIAN_PACKAGES = [
  "chromium",
  "chromium-headless-shell",
  "fonts-liberation",
  "fonts-noto-color-emoji",
];

/** Installs what the browser tests need, where that can be done; otherwise says what to install. */
export function ensureBrowser(): { ok: boolean; advice: string } {
  const advice = `Install a browser to test in: apt-get install ${DEBIAN_PACKAGES.join(" ")}, or npx playwright install chromium`;
  if (ensureDebianPackages(DEBIAN_PACKAGES) || chromiumPath()) return { ok: true, advice };
  const install = ["playwright", "install", "chromium"];
  return { ok: spawnSync("npx", install, { stdio: "inherit" }).status === 0, advice };
}
