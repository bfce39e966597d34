import type { Page } from "@playwright/test";
import { type HostileAddress, hostileAddresses } from "../../tests/helpers/hostile-addresses";
import { PAGES } from "../../tests/helpers/pages";
import { expect, test } from "../../tests/helpers/site";

const PUSHED = 150; // Chromium ignores more than 200 changes of the address in ten seconds

const SCREENS = {
  book: { name: "book-not-found", heading: "Book not found" },
  nothing: { name: "not-found", heading: "Unexpected Application Error!" },
};

test.describe.configure({ timeout: 180_000 });
test.use({
  viewport: { width: 390, height: 300 }, // the letters behind the words are not what is tested
  expectedMessages: [/^Failed to load resource: the server responded with a status of 404/],
});

test.beforeEach(async ({ page, watched }) => {
  await page.addInitScript(() => {
    Object.assign(window, { canary: () => console.error("a script from the address ran") });
  });
  page.on("dialog", () => watched.push("a dialog opened"));
});

test("hostile addresses typed by a reader show the right screen and run nothing", async ({
  page,
}) => {
  for (const { target, answer } of failing()) {
    const response = await page.goto(target);
    expect(response?.status(), target).toBe(404);
    await expectScreen(page, target, answer);
  }
});

test("hostile addresses in the history show the right screen and run nothing", async ({ page }) => {
  await page.goto("/buy-books");
  await expect(page.locator("html[data-page='/buy-books']")).toBeAttached();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  for (const { target, answer } of failing().slice(0, PUSHED)) {
    await page.evaluate((to) => {
      history.pushState(null, "", location.origin + to);
      dispatchEvent(new PopStateEvent("popstate")); // as back and forward tell of it
    }, target);
    await expectScreen(page, target, answer);
  }
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("hostile fragments open no quote, leave the address and run nothing", async ({ page }) => {
  await page.goto("/book/experiences-of-life");
  await expect(page.getByText("1 of 4", { exact: true })).toBeVisible();
  // Chromium ignores more than 200 changes of the address in ten seconds.
  const fragments = hostileAddresses(PAGES)
    .slice(0, PUSHED)
    .map(({ target }) => target.slice(1));
  for (const fragment of fragments) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    await page.waitForFunction(() => location.hash === "#eol1"); // the quote that is shown
  }
  await expect(page.getByText("1 of 4", { exact: true })).toBeVisible();
  await page.goto(`/book/experiences-of-life#eol3`);
  await expect(page.getByText("3 of 4", { exact: true })).toBeVisible();
});

/** Addresses of the two failure screens that a browser leaves as they are. */
function failing() {
  return hostileAddresses(PAGES)
    .filter(({ target }) => {
      const { pathname, search } = new URL(`http://localhost${target}`);
      return pathname + search === target;
    })
    .filter((address): address is Failing => address.answer in SCREENS);
}

type Failing = HostileAddress & { answer: keyof typeof SCREENS };

async function expectScreen(page: Page, target: string, answer: Failing["answer"]) {
  const { name, heading } = SCREENS[answer];
  await expect(page.locator("html"), target).toHaveAttribute("data-page", name);
  await expect(page.getByRole("heading", { level: 1 }), target).toHaveText(heading);
  await expect(page.locator("body"), target).not.toContainText("canary");
}
