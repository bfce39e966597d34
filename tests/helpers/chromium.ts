import { existsSync } from "node:fs";

const CHROMIUM = "/usr/bin/chromium";

export const wholeChromium = () => firstOf(CHROMIUM);

/** The same engine without windows and menus, which take half of the time, drawing letters alike. */
export function headlessShell() {
  const args = ["--font-render-hinting=slight"];
  return { ...firstOf("/usr/bin/chromium-headless-shell", CHROMIUM), args };
}

/** The first of the system's that is there, else Playwright's own. */
function firstOf(...paths: string[]) {
  const executablePath = paths.find((path) => existsSync(path));
  return { ...(executablePath && { executablePath }) };
}
