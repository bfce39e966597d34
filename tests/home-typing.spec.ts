import type { Page } from "@playwright/test";
import { expect, test } from "./site";

const TITLE = "Lyrics of the Mind";
const TAGLINE = "uncover the true you";

interface Step {
  at: number;
  text: string;
  /** Where the heading and the cards are. */
  boxes: string;
}

test("letters come and go one by one every 75 ms, a sentence stands for 1500", async ({ page }) => {
  await page.goto("/");
  const steps = await typedSteps(page);
  const letterMs: number[] = [];
  for (const [i, { at, text }] of steps.slice(1).entries()) {
    const before = steps[i] ?? { at: 0, text: "" };
    const [shorter, longer] = [before.text, text].sort((a, b) => a.length - b.length);
    expect(longer?.slice(0, -1), `"${before.text}" to "${text}"`).toBe(shorter);
    if (before.text === TITLE || before.text === TAGLINE) {
      expect(Math.abs(at - before.at - 1500)).toBeLessThan(200);
    } else {
      letterMs.push(at - before.at);
    }
  }
  expect(letterMs.length).toBeGreaterThan(30);
  expect(median(letterMs)).toBeGreaterThan(65);
  expect(median(letterMs)).toBeLessThan(90);
});

for (const width of [390, 1440]) {
  test(`at ${width} px neither the heading nor anything below it moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const steps = await typedSteps(page);
    expect(new Set(steps.map(({ boxes }) => boxes)).size).toBe(1);
  });
}

test("at no width does the tagline take more lines than the title", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.load("italic 100px Redaction").then(() => true));
  for (const width of [320, 360, 390, 600, 899, 900, 1000, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const [title = 0, tagline = 0] = await page
      .locator(".typing > *")
      .evaluateAll((sentences) => sentences.map((element) => element.clientHeight));
    expect(title, `${width} px`).toBeGreaterThan(0);
    expect(tagline, `${width} px`).toBeLessThanOrEqual(title + 1);
  }
});

test("the heading is called by the title throughout", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".typing > em")).toHaveAttribute("data-current", "", {
    timeout: 15_000,
  });
  for (let look = 0; look < 5; look++) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(TITLE);
    await page.waitForTimeout(150);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the title is set in full, the tagline under it, and there is no switch", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(TITLE);
    const title = page.locator(".typing > span");
    await expect(title).toBeVisible();
    const below = await title.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(below).toBe('"uncover the true you"');
    await expect(page.locator(".motion-switch")).toBeHidden();
  });
});

/** What a reader sees of the heading, each time it changes, until the tagline begins to go. */
async function typedSteps(page: Page) {
  const steps = await page.evaluate(
    (tagline) =>
      new Promise<Step[]>((resolve) => {
        const steps: Step[] = [];
        const typing = document.querySelector(".typing");
        const look = () => {
          const at = performance.now();
          const sentence = typing?.querySelector("[data-current]");
          const text = [...(sentence?.children ?? [])]
            .filter((letter) => letter.getAttribute("data-grade") !== "none")
            .map((letter) => letter.textContent)
            .join("");
          const last = steps.at(-1)?.text;
          if (!sentence || text === last) return;
          const boxes = [".hero h1", ".cards"].map((name) =>
            JSON.stringify(document.querySelector(name)?.getBoundingClientRect()),
          );
          steps.push({ at, text, boxes: boxes.join(" ") });
          if (last === tagline) resolve(steps);
        };
        if (typing) new MutationObserver(look).observe(typing, { subtree: true, attributes: true });
      }),
    TAGLINE,
  );
  expect(steps.map(({ text }) => text)).toContain(TAGLINE);
  return steps;
}

function median(numbers: number[]) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
