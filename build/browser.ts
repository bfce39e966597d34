import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";
const DEBIAN_PACKAGES = ["chromium", "fonts-liberation", "fonts-noto-color-emoji"];

/** The browser that tests run in: the system's, or undefined for Playwright's own. */
export function chromiumPath() {
  return existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined;
}

/** Installs what the browser tests need, where that can be done; otherwise says what to install. */
export function ensureBrowser(): { ok: boolean; advice: string } {
  const advice = `Install a browser to test in: apt-get install ${DEBIAN_PACKAGES.join(" ")}, or npx playwright install chromium`;
  if (existsSync("/etc/debian_version")) {
    const missing = DEBIAN_PACKAGES.filter((name) => !run("dpkg", ["-s", name], "ignore"));
    if (missing.length === 0) return { ok: true, advice };
    if (process.getuid?.() === 0) {
      console.log(`Installing ${missing.join(", ")}…`);
      run("apt-get", ["update", "-qq"], "inherit");
      const ok = run(
        "apt-get",
        ["install", "-y", "-qq", "--no-install-recommends", ...missing],
        "inherit",
      );
      return { ok, advice };
    }
  }
  if (chromiumPath()) return { ok: true, advice };
  return { ok: run("npx", ["playwright", "install", "chromium"], "inherit"), advice };
}

function run(command: string, args: string[], stdio: "ignore" | "inherit") {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio, env }).status === 0;
}
