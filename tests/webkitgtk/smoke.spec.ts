import { spawn } from "node:child_process";
import { test as base, expect } from "@playwright/test";
import { Builder, By, type WebDriver } from "selenium-webdriver";
import { createStaticServer } from "../../deploy/static-server.ts";
import { failedFiles } from "../helpers/failed-files.ts";
import { DIST_DIR, PAGES } from "../helpers/fixture-site.ts";
import { freePort } from "../helpers/free-port.ts";
import { type TestServer, withServer } from "../helpers/site-test.ts";

/** WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver. */
const test = base.extend<{ site: TestServer; driver: WebDriver }>({
  site: ({ browserName: _ }, use) => withServer(createStaticServer(DIST_DIR), use),
  driver: async ({ browserName: _ }, use) => {
    const port = await freePort();
    const command = ["-a", "WebKitWebDriver", `--port=${port}`];
    const service = spawn("xvfb-run", command, { stdio: "ignore", detached: true });
    const url = `http://127.0.0.1:${port}`;
    await expect(() => fetch(`${url}/status`)).toPass();
    const options = {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { args: ["--automation"] },
    };
    const driver = await new Builder().usingServer(url).withCapabilities(options).build();
    await use(driver);
    await driver.quit();
    process.kill(-(service.pid ?? 0));
  },
});

test("a book is hydrated, and a quote is saved as an image", async ({ driver, site }) => {
  await open(driver, `${site.url}/book/lyrics-of-the-mind-trilogy`);
  await driver.findElement(By.css("[aria-label='Next quote']")).click();
  await expect.poll(() => text(driver, ".dock-count")).toBe("2 of 12");
  await driver.executeScript("HTMLAnchorElement.prototype.click = () => {}"); // saves no file
  await driver.findElement(By.css(".share-button")).click();
  await driver.findElement(By.xpath("//button[normalize-space()='Save as image']")).click();
  await expect.poll(() => text(driver, ".share-menu [role=status]")).toBe("See your downloads");
});

test("after one visit every page opens offline", async ({ driver, site }) => {
  await open(driver, site.url);
  const state = "return navigator.serviceWorker.ready.then(({ active }) => active.state)";
  await expect.poll(() => driver.executeScript(state)).toBe("activated");
  site.dropsConnection = () => true;
  for (const path of PAGES) {
    await open(driver, site.url + path);
    expect(await driver.executeScript(`return (${failedFiles})()`), path).toEqual([]);
    expect(await text(driver, "h1"), path).toMatch(/\w/);
  }
});

async function open(driver: WebDriver, url: string) {
  await driver.get(url);
  const hydrated = "return performance.getEntriesByName('hydrated').length";
  await expect.poll(() => driver.executeScript(hydrated), url).toBe(1);
}

function text(driver: WebDriver, selector: string) {
  return driver.findElement(By.css(selector)).getAttribute("textContent");
}
