import { expect, openWithoutApp, test, waitUntilHydrated } from "../tests/helpers/site-test.ts";

const VOLUME = "/book/experiences-of-life";

test.use({ waitsForHydration: false });

for (const path of ["/", VOLUME, "/nope"]) {
  for (const isDuring of [false, true]) {
    const when = isDuring ? "between the steps of hydration" : "before hydration";
    test(`${path} keeps its elements and those added to <body> ${when}`, async ({ page }) => {
      const app = await openWithoutApp(page, path);
      await page.waitForFunction(() => document.readyState !== "loading");
      await page.evaluate(addElements, isDuring);
      const main = page.locator("main");
      await main.evaluate((element) => Object.assign(element, { isPrerendered: true }));
      app.release();
      await waitUntilHydrated(page);
      expect(await main.evaluate((element) => "isPrerendered" in element)).toBe(true);
      const added: boolean[] = await page.evaluate("added.map(({ isConnected }) => isConnected)");
      expect(added.length).toBeGreaterThanOrEqual(8);
      expect(added).not.toContain(false);
    });
  }
}

test("an added element neither closes an early menu nor resets the slider", async ({ page }) => {
  const app = await openWithoutApp(page, VOLUME);
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.evaluate(addElements, false);
  await page.getByRole("slider").fill("3");
  await page.getByRole("button", { name: "Share this quote" }).click();
  app.release();
  await waitUntilHydrated(page);
  await expect(page.getByText("3 of 4")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
});

test("a page that the app renders itself keeps added elements too", async ({ page }) => {
  const app = await openWithoutApp(page, VOLUME);
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.evaluate(addElements, false);
  await page.evaluate(() => delete document.documentElement.dataset.page); // as if of another page
  app.release();
  await waitUntilHydrated(page);
  await expect(page.locator("body > :text('Added')")).toHaveCount(8);
  await expect(page.locator("main")).toHaveCount(1);
});

/** Runs in the page: adds elements as extensions do, now or whenever React continues its work. */
function addElements(isDuring: boolean) {
  const added: Element[] = [];
  Object.assign(window, { added });
  const create = (name: string) => {
    const element = document.createElement(name);
    element.append("Added");
    added.push(element);
    return element;
  };
  const add = () => {
    const main = document.querySelector("main");
    for (const name of ["div", "other-element"]) {
      document.body.prepend(create(name));
      main?.before(create(name));
      main?.after(create(name));
      document.body.append(create(name));
    }
  };
  if (!isDuring) {
    add();
    return document.body.prepend("\n");
  }
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: never) {
    if (performance.getEntriesByName("hydrated").length === 0) add();
    postMessage.apply(this, message);
  };
}
