import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Builder, Key, Origin, type WebDriver } from "selenium-webdriver";
import { CACHE_DIR } from "../paths";
import { freePort } from "../tools/free-port";
import { type Launch, type Point, type Settings, WINDOW } from "./browser";
import { watchFaults } from "./watch-faults";

const START_MS = 20_000;
/** Else each tile of a page is painted by either of two painters, a shade apart. */
const SAME_PICTURES = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" };
const KEYS = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
};

/** WebKitGTK's own small browser, on a screen that nobody sees, driven by WebDriver. */
export const launchWebKit: Launch = async (settings) => {
  const screen = await openScreen();
  const server = `http://127.0.0.1:${await freePort()}`;
  const service = startService(server, screen.display, settings);
  const end = () => {
    process.off("exit", end);
    service.kill();
    screen.process.kill();
  };
  process.on("exit", end); // also when the run is stopped in the middle

  try {
    await expect(() => fetch(`${server}/status`)).toPass({ timeout: START_MS });
    const driver = await openWindow(server, settings);
    return {
      open: async (address) => {
        await driver.get(address);
        await driver.executeScript(`(${watchFaults})()`); // a page kept offline came without it
      },
      evaluate: (action, argument) =>
        driver.executeScript(`return (${action})(arguments[0])`, argument),
      drag: ([from, ...way]) => {
        const to = (point: Point) => ({ ...point, origin: Origin.VIEWPORT, duration: 0 });
        const actions = driver.actions().move(to(from)).press();
        for (const point of way) actions.move(to(point));
        return actions.release().perform();
      },
      press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      photograph: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
      close: async () => {
        await driver.quit().finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
};

async function openWindow(server: string, { webGl }: Settings): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { args: ["--automation", `--enable-webgl=${webGl}`] },
    })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  return driver;
}

function startService(server: string, display: string, settings: Settings) {
  const home = homeFor(settings);
  const folders = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  const env = { ...process.env, ...folders, ...SAME_PICTURES, DISPLAY: display };
  const args = [`--port=${new URL(server).port}`];
  return spawn("WebKitWebDriver", args, { env, stdio: "ignore" });
}

/** A folder with GTK's settings, from which WebKit takes the wish for less motion. */
function homeFor({ reducedMotion }: Settings) {
  const home = join(CACHE_DIR, `webkit-${process.env.TEST_PARALLEL_INDEX}`);
  mkdirSync(join(home, "gtk-3.0"), { recursive: true });
  const lines = [
    "[Settings]",
    "gtk-overlay-scrolling=0", // or scrollbars would be in some pictures and not in others
    `gtk-enable-animations=${reducedMotion === "reduce" ? 0 : 1}`,
  ];
  writeFileSync(join(home, "gtk-3.0/settings.ini"), lines.join("\n"));
  return home;
}

/** A screen in memory, whose number Xvfb chooses and tells. */
async function openScreen(): Promise<{ process: ChildProcess; display: string }> {
  const size = `${WINDOW.width}x${WINDOW.height}x24`;
  const args = ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"];
  const process = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise<string>((resolve, reject) => {
    process.on("error", reject);
    process.on("exit", () => reject(new Error("Xvfb did not start")));
    process.stdio[3]?.once("data", (text) => resolve(String(text).trim()));
  });
  return { process, display: `:${number}` };
}
