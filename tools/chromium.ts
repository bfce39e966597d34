import { existsSync } from "node:fs";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** The browser to test and measure in: the system's, or undefined for Playwright's own. */
export function chromiumPath() {
  return existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined;
}
