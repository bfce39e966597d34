import { openBook } from "./reader";
import { expect, test } from "./site";

const COLLECTION = "/book/lyrics-of-the-mind-trilogy";
const FADE_MS = 300;
const BUSY_MACHINE_MS = 700;

test("next and previous step through the book and wrap at both ends", async ({ page }) => {
  const { next, previous, counter } = await openBook(page, COLLECTION);
  await expect(counter("1 of 90")).toBeVisible();
  await previous.click();
  await expect(counter("90 of 90")).toBeVisible();
  await next.click();
  await expect(counter("1 of 90")).toBeVisible();
  await next.click();
  await expect(counter("2 of 90")).toBeVisible();
});

test("a quote fades out and gives way after 300 ms", async ({ page }) => {
  const { next, leaf, counter } = await openBook(page, COLLECTION);
  const swap = leaf.evaluate(
    (element) =>
      new Promise<{ after: number; opacity: number }>((resolve) => {
        let pressed = 0;
        addEventListener("click", (event) => {
          pressed = event.timeStamp;
        });
        new MutationObserver(() => {
          const after = performance.now() - pressed;
          resolve({ after, opacity: Number(getComputedStyle(element).opacity) });
        }).observe(element, { childList: true, subtree: true });
      }),
  );
  await next.click();
  const { after, opacity } = await swap;
  expect(after).toBeGreaterThanOrEqual(FADE_MS - 1);
  expect(after).toBeLessThan(FADE_MS + BUSY_MACHINE_MS);
  expect(opacity).toBeLessThan(0.25);
  await expect(leaf).toHaveCSS("opacity", "1");
  await expect(leaf).toHaveCSS("transition-duration", "0.3s");
  await expect(counter("2 of 90")).toBeVisible();
});

test("no press is lost while a quote fades", async ({ page }) => {
  const { next, previous, counter } = await openBook(page, COLLECTION);
  for (const button of [next, next, next, previous]) await button.dispatchEvent("click");
  await expect(counter("3 of 90")).toBeVisible();
});

test("a press at the very moment of the swap is not lost", async ({ page }) => {
  const { next, counter } = await openBook(page, COLLECTION);
  await next.evaluate((button: HTMLElement, fade) => {
    const later = window.setTimeout;
    window.setTimeout = ((swap: () => void, ms?: number) =>
      later(() => {
        swap();
        if (ms !== fade) return;
        window.setTimeout = later;
        button.click();
      }, ms)) as typeof window.setTimeout;
    button.click();
  }, FADE_MS);
  await expect(counter("3 of 90")).toBeVisible();
});

test("random shows another quote, and asks anew after its first use", async ({ page }) => {
  const { quote, random, another, counter } = await openBook(page, COLLECTION);
  const first = await quote.innerText();
  await random.click();
  await expect(another).toBeVisible();
  await expect(random).toHaveCount(0);
  await expect(counter("1 of 90")).toHaveCount(0);
  expect(await quote.innerText()).not.toBe(first);
});

test("random shows all of a volume before any quote comes again", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { quote, random, another } = await openBook(page, "/book/experiences-of-life");
  const seen = new Set([await quote.innerText()]);
  await random.click();
  for (let turn = 1; turn < 30; turn++) {
    seen.add(await quote.innerText());
    await another.click();
  }
  expect(seen.size).toBe(30);
});

test("the arrow keys turn while the viewer is in view and no shortcut is meant", async ({
  page,
}) => {
  const { counter } = await openBook(page, COLLECTION);
  await page.keyboard.press("ArrowRight");
  await expect(counter("2 of 90")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(counter("1 of 90")).toBeVisible();
  await page.keyboard.press("Shift+ArrowRight");
  await page.setViewportSize({ width: 390, height: 300 });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(2 * FADE_MS);
  await expect(counter("1 of 90")).toHaveCount(1);
});

test("a widget with the focus keeps its arrow keys, a button does not", async ({ page }) => {
  const { next, counter } = await openBook(page, COLLECTION);
  await page.evaluate(() => {
    const tabs = document.createElement("div");
    tabs.role = "tablist";
    tabs.append(document.createElement("button"), document.createElement("input"));
    document.querySelector(".reader-bar")?.append(document.createElement("select"), tabs);
  });
  for (const widget of ["select", "[role=tablist] button", "[role=tablist] input"]) {
    await page.locator(widget).focus();
    await page.keyboard.press("ArrowRight");
  }
  await next.focus();
  await page.keyboard.press("ArrowRight");
  await expect(counter("2 of 90")).toBeVisible();
});

test("the pressed button keeps the focus", async ({ page }) => {
  const { next, random, another, counter } = await openBook(page, COLLECTION);
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(counter("2 of 90")).toBeVisible();
  await expect(next).toBeFocused();
  await random.focus();
  await page.keyboard.press("Space");
  await expect(another).toBeFocused();
});

test("a change is announced once, politely, at the swap", async ({ page }) => {
  const { leaf, next, counter } = await openBook(page, COLLECTION);
  const changes = await leaf.evaluateHandle((element) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(element.getAttribute("aria-live"))).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  await next.click();
  await expect(counter("2 of 90")).toBeVisible();
  await expect(leaf).toHaveCSS("opacity", "1");
  expect(await changes.jsonValue()).toEqual(["polite"]);
  await expect(leaf).toHaveAttribute("aria-atomic", "true");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the quote is a live region before the first turn", async ({ page }) => {
    const { leaf } = await openBook(page, COLLECTION);
    await expect(leaf).toHaveAttribute("aria-live", "polite");
    await expect(leaf).toHaveAttribute("aria-atomic", "true");
  });

  test("a quote gives way at once", async ({ page }) => {
    const { next, leaf } = await openBook(page, COLLECTION);
    const isInstant = await next.evaluate(async (button: HTMLButtonElement) => {
      button.click();
      await Promise.resolve();
      return document.body.innerText.includes("2 of 90");
    });
    expect(isInstant).toBe(true);
    await expect(leaf).toHaveCSS("opacity", "1");
  });
});
