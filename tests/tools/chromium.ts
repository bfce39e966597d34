import { existsSync } from "node:fs";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";
const SYSTEM_SHELL = "/usr/bin/chromium-headless-shell";

/** The browser to measure in: the system's, or undefined for Playwright's own. */
export function chromiumPath() {
  return existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined;
}

/**
 * How to start the browser to test in: the same engine without windows and menus, which take half
 * of the time; with letters drawn as the whole browser draws them.
 */
export function headlessShell() {
  const executablePath = existsSync(SYSTEM_SHELL) ? SYSTEM_SHELL : chromiumPath();
  return { ...(executablePath && { executablePath }), args: ["--font-render-hinting=slight"] };
}
