import { existsSync } from "node:fs";

const CHROMIUM = "/usr/bin/chromium";

export const fullChromium = () => firstOf(CHROMIUM);

/** Chromium's headless shell: the same engine and font rendering in half the time. */
export function headlessShell() {
  const args = ["--font-render-hinting=slight"];
  return { ...firstOf("/usr/bin/chromium-headless-shell", CHROMIUM), args };
}

/** The first of these that is installed, or else Playwright's own. */
function firstOf(...paths: string[]) {
  const executablePath = paths.find((path) => existsSync(path));
  return { ...(executablePath && { executablePath }) };
}
