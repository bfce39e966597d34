import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { test as base, expect } from "@playwright/test";
import { Builder, By, Key, Origin, type WebDriver } from "selenium-webdriver";
import sharp from "sharp";
import { createStaticServer } from "../../deploy/static-server.ts";
import { failedFiles } from "../helpers/failed-files.ts";
import { DIST_DIR, PAGES } from "../helpers/fixture-site.ts";
import { freePort } from "../helpers/free-port.ts";
import { type TestServer, withServer } from "../helpers/site-test.ts";

const HYDRATED = "return performance.getEntriesByName('hydrated').length";
const BOOK = "/book/lyrics-of-the-mind-trilogy";

/** WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver. */
const test = base.extend<{ site: TestServer; driver: WebDriver }, { service: string }>({
  service: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const command = ["-a", "-s", "-screen 0 1440x900x24", "WebKitWebDriver", `--port=${port}`];
      const service = spawn("xvfb-run", command, { stdio: "ignore", detached: true });
      const url = `http://127.0.0.1:${port}`;
      await expect(() => fetch(`${url}/status`)).toPass({ timeout: 20_000 });
      await use(url);
      process.kill(-(service.pid ?? 0));
    },
    { scope: "worker" },
  ],
  site: async ({ browserName: _ }, use) => {
    const faults: string[] = [];
    const built = createStaticServer(DIST_DIR);
    const reporting = createServer((request, response) => {
      const { setHeader } = response;
      response.setHeader = (name, value) =>
        setHeader.call(response, name, /^Content-S/.test(name) ? `${value};report-uri /r` : value);
      if (request.url === "/r") request.on("data", (report) => faults.push(String(report)));
      else built.emit("request", request, response);
    });
    await withServer(reporting, use);
    expect(faults, "CSP violations").toEqual([]);
  },
  driver: async ({ service }, use) => {
    const options = { args: ["--automation"] };
    const driver = await new Builder()
      .usingServer(service)
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
    await use(driver);
    await driver.quit();
  },
});

test("a not-found page links home, and Back restores the scroll position", async ({
  driver,
  site,
}) => {
  await open(driver, `${site.url}/nope`);
  await driver.findElement(By.css("main a[href='/']")).click();
  await expect.poll(() => text(driver, "h1")).toContain("Lyrics of the Mind");
  const scroll = () => driver.executeScript<number>("return Math.round(scrollY)");
  await driver.executeScript("scrollTo({ top: 300, behavior: 'instant' })");
  const left = await scroll();
  expect(left).toBeGreaterThan(50);
  await driver.executeScript(`document.querySelector("main a[href='${BOOK}']").click()`);
  await expect.poll(() => text(driver, ".dock-count")).toBe("1 of 12");
  await driver.executeScript("history.back()");
  await expect.poll(() => text(driver, ".home-cards h2")).toBe("Lyrics of the Mind Trilogy");
  await expect.poll(scroll).toBe(left);
});

test("quotes turn by button, key and a press on the ruler", async ({ driver, site }) => {
  await open(driver, `${site.url}${BOOK}#nonsense`);
  const count = () => text(driver, ".dock-count");
  await press(driver, "Previous quote");
  await expect.poll(count).toBe("12 of 12");
  await driver.actions().sendKeys(Key.ARROW_RIGHT).perform();
  await expect.poll(count).toBe("1 of 12");
  const ruler = await boxOf(driver, ".dock-ruler");
  for (const index of [10, 0, 11, 1]) {
    await drag(driver, ruler.x + (ruler.width * index) / 11, ruler.y + 9, 0);
    await expect.poll(count).toBe(`${index + 1} of 12`);
  }
  await expect.poll(() => driver.getCurrentUrl()).toMatch(/#q2$/);
});

test("the carousel follows the mouse, and the next step shows", async ({ driver, site }) => {
  await open(driver, `${site.url}/add-to-home-screen`);
  await press(driver, "Stop slide rotation");
  await press(driver, "Step 1: Share");
  const { x, y, width } = await boxOf(driver, ".carousel");
  const beside = { left: Math.round(x + width), top: Math.round(y + 60), width: 120, height: 60 };
  const shades = async () => {
    const picture = Buffer.from(await driver.takeScreenshot(), "base64");
    const { channels } = await sharp(await sharp(picture).extract(beside).toBuffer()).stats();
    return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
  };
  await expect.poll(shades).toBeGreaterThan(3); // the next step's picture and the page's background
  for (const [by, name] of [
    [-120, "Step 2: Options"],
    [120, "Step 1: Share"],
    [120, "Step 4: Done"],
  ] as const) {
    await drag(driver, x + width / 2, y + 100, by);
    const selected = driver.findElement(By.css(".carousel-dots [aria-current=true]"));
    await expect.poll(() => selected.getAttribute("aria-label")).toBe(name);
  }
});

test("a saved image breaks words like the page", async ({ driver, site }) => {
  await open(driver, `${site.url}${BOOK}`);
  await driver.executeScript(`
    document.querySelector(".viewer-sentence").textContent = "zig-zag ".repeat(30);
    HTMLAnchorElement.prototype.click = () => {};
    window.painted = new Set();
    CanvasRenderingContext2D.prototype.fillText = (word) => painted.add(word);`);
  await driver.findElement(By.css(".share-button")).click();
  await press(driver, "Save as image");
  await expect.poll(() => text(driver, ".share-menu [role=status]")).toBe("See your downloads");
  const painted = await driver.executeScript<string[]>("return [...painted]");
  expect(painted.filter((word) => word.includes("z"))).toEqual(["zig-zag", "zig-", "zag"]);
});

test("letters and rays are drawn, and can be paused", async ({ driver, site }) => {
  await open(driver, site.url);
  const drawn = () => driver.findElements(By.css(".backdrop[data-state=ready]"));
  await expect.poll(drawn).toHaveLength(1);
  await press(driver, "Pause motion");
  await expect.poll(() => twoShotsAreEqual(driver)).toBe(true);
  await press(driver, "Resume motion");
  await expect.poll(() => twoShotsAreEqual(driver)).toBe(false);
});

test("a message reports a missing script, and its button reloads", async ({ driver, site }) => {
  site.dropsConnection = (path) => /main-.*js$/.test(path);
  await driver.get(`${site.url}${BOOK}#eol3`);
  const again = await driver.findElement(By.css(".load-error button"));
  await expect.poll(() => again.isDisplayed()).toBe(true);
  site.dropsConnection = () => false;
  await again.click();
  await expect.poll(() => driver.executeScript(HYDRATED).catch(() => 0)).toBe(1);
  await expect.poll(() => text(driver, ".dock-count")).toBe("11 of 12");
});

test("after one visit every page opens offline", async ({ driver, site }) => {
  await open(driver, site.url);
  const worker = "return navigator.serviceWorker.ready.then(({ active }) => active.state)";
  await expect.poll(() => driver.executeScript(worker), { timeout: 60_000 }).toBe("activated");
  site.dropsConnection = () => true;
  for (const path of PAGES) {
    await open(driver, site.url + path);
    expect(await driver.executeScript(`return (${failedFiles})()`), path).toEqual([]);
    expect(await text(driver, "h1"), path).toMatch(/\w/);
  }
});

async function open(driver: WebDriver, url: string) {
  await driver.get(url);
  await expect.poll(() => driver.executeScript(HYDRATED), url).toBe(1);
}

function press(driver: WebDriver, name: string) {
  const named = `//*[self::button][@aria-label="${name}" or normalize-space()="${name}"]`;
  return driver.findElement(By.xpath(named)).click();
}

function boxOf(driver: WebDriver, selector: string) {
  return driver.executeScript<DOMRect>(
    `return document.querySelector("${selector}").getBoundingClientRect().toJSON()`,
  );
}

/** Presses at a point and releases beside it. */
function drag(driver: WebDriver, left: number, top: number, by: number) {
  const [x, y, origin] = [Math.round(left), Math.round(top), Origin.VIEWPORT];
  const pressed = driver.actions().move({ x, y, origin, duration: 0 }).press();
  return pressed
    .move({ x: x + by, y, origin, duration: 100 })
    .release()
    .perform();
}

/** The text of an element; empty while the page changes. */
async function text(driver: WebDriver, selector: string) {
  const found = driver.findElement(By.css(selector)).getAttribute("textContent");
  return (await found.catch(() => "")) ?? "";
}

async function twoShotsAreEqual(driver: WebDriver) {
  const first = await driver.takeScreenshot();
  await driver.sleep(400);
  return first === (await driver.takeScreenshot());
}
