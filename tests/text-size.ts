import { afterEach } from "vitest";
import { cdp } from "vitest/browser";

const NORMAL_PX = 16;

/** Sets the reader's text size as the browser's settings do, which media queries in em follow. */
export function setTextSize(percent: number) {
  const standard = (NORMAL_PX * percent) / 100;
  return cdp().send("Page.setFontSizes", { fontSizes: { standard } });
}

afterEach(() => setTextSize(100));
