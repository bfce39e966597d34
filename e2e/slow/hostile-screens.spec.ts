import { PAGES } from "../../tests/helpers/fixtures";
import { type HostileAddress, hostileAddresses } from "../../tests/helpers/hostile-addresses";
import { expect, test } from "../../tests/helpers/site";

const FEW = 100; // Chromium ignores more than 200 changes of the address in ten seconds
const HEADINGS: Partial<Record<HostileAddress["answer"], string>> = {
  book: "Book not found",
  nothing: "Unexpected Application Error!",
};
/** Those of the two failure screens that a browser leaves as they are. */
const FAILING = hostileAddresses(PAGES).filter(({ target, answer }) => {
  const { pathname, search } = new URL(`http://localhost${target}`);
  return answer in HEADINGS && pathname + search === target;
});

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

for (const how of ["typed by a reader", "in the history"]) {
  test(`hostile addresses ${how} show the right screen and run nothing`, async ({ page }) => {
    await page.goto("/buy-books");
    for (const { target, answer } of FAILING.slice(0, FEW)) {
      if (how === "in the history") {
        await page.evaluate((to) => {
          history.pushState(null, "", location.origin + to);
          dispatchEvent(new PopStateEvent("popstate")); // as back and forward tell of it
        }, target);
      } else await page.goto(target);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading, target).toHaveText(HEADINGS[answer] ?? "");
      await expect(page.locator("body"), target).not.toContainText("canary");
    }
  });
}

test("hostile fragments open no quote, leave the address and run nothing", async ({ page }) => {
  await page.goto("/book/experiences-of-life");
  for (const { target } of hostileAddresses(PAGES).slice(0, FEW)) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, target.slice(1));
    await page.waitForFunction(() => location.hash === "#eol1"); // the quote that is shown
  }
  await expect(page.getByText("1 of 4", { exact: true })).toBeVisible();
});
