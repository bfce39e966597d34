import { spawnSync } from "node:child_process";
import { chromiumPath } from "../tools/chromium.ts";
import { ensureDebianPackages } from "./debian.ts";

const DEBIAN_PACKAGES = [
  "chromium",
  "chromium-headless-shell",
  "fonts-liberation",
  "fonts-noto-color-emoji",
];

/** Installs what the browser tests need, where that can be done; otherwise says what to install. */
export function ensureBrowser() {
  if (ensureDebianPackages(DEBIAN_PACKAGES) || chromiumPath()) return;
  const install = ["playwright", "install", "chromium"];
  if (spawnSync("npx", install, { stdio: "inherit" }).status === 0) return;
  console.error(
    `Install a browser to test in: apt-get install ${DEBIAN_PACKAGES.join(" ")}, or npx ${install.join(" ")}`,
  );
}
