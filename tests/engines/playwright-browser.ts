import {
  type BrowserContextOptions,
  chromium,
  firefox,
  type Browser as Launched,
} from "@playwright/test";
import { watchPolicy } from "../policy-watch";
import { chromiumPath } from "../tools/chromium";
import { type Browser, type Launch, WINDOW } from "./browser";

const FIREFOX = "/usr/bin/firefox-esr";

export const launchChromium: Launch = async ({ reducedMotion, webGl }, onFault) => {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: webGl ? [] : ["--disable-gpu", "--disable-software-rasterizer"],
  });
  return driven(browser, { reducedMotion }, onFault);
};

/** The system's Firefox, which Playwright drives by WebDriver BiDi. */
export const launchFirefox: Launch = async ({ reducedMotion, webGl }, onFault) => {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: FIREFOX,
    firefoxUserPrefs: {
      "ui.prefersReducedMotion": reducedMotion === "reduce" ? 1 : 0,
      "webgl.force-enabled": webGl, // without a graphics card it is off by default
      "webgl.disabled": !webGl,
      "layout.css.visited_links_enabled": false, // else a second visit may look different
    },
    env: { ...process.env, MOZ_WEBGL_FORCE_EGL: "1" },
  });
  return driven(browser, {}, onFault);
};

async function driven(
  browser: Launched,
  options: BrowserContextOptions,
  onFault: (text: string) => void,
): Promise<Browser> {
  const context = await browser.newContext({ viewport: WINDOW, ...options });
  await context.addInitScript(watchPolicy);
  context.on("console", (message) => onFault(`console ${message.type()}: ${message.text()}`));
  context.on("weberror", (error) => onFault(`thrown: ${error.error().message}`));
  const page = await context.newPage();

  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (action, argument) => page.evaluate(action as never, argument),
    drag: async ([from, ...way]) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of way) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    photograph: () => page.screenshot(),
    close: () => browser.close(),
  };
}
