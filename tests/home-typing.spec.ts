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

test.describe("other words", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("have room at every width, and nothing moves when motion is switched", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => document.fonts.load("italic 100px Redaction").then(() => true));
    await setWords(page, "The Long Road Home Again", "find out who you might become, slowly");
    for (const width of [320, 390, 899, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(async () => (await roomOf(page)).typed, { message: `${width} px` })
        .toBeLessThanOrEqual(1);
      const still = await roomOf(page);
      expect(still.sideways, `${width} px`).toBe(0);
      expect(still.standing, `${width} px`).toBeLessThan(0);
      await page.getByRole("button", { name: "Resume motion" }).click();
      await expect(page.locator(".typing > [data-current]")).toHaveCount(1);
      expect((await roomOf(page)).boxes, `${width} px`).toEqual(still.boxes);
      await page.getByRole("button", { name: "Pause motion" }).click();
    }
  });
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
    const below = await title.evaluate((element) => {
      const { content, visibility } = getComputedStyle(element, "::after");
      return { content, visibility };
    });
    expect(below).toEqual({ content: `"${TAGLINE}"`, visibility: "visible" });
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

/** As if the author had written another brand and tagline. */
function setWords(page: Page, ...sentences: string[]) {
  return page.locator(".typing").evaluate((typing, sentences) => {
    typing.firstElementChild?.setAttribute("data-tagline", sentences.at(-1) ?? "");
    for (const [n, sentence] of sentences.entries()) {
      const letters = [...sentence].map((letter) => {
        const span = document.createElement("span");
        span.dataset.letter = span.textContent = letter;
        return span;
      });
      typing.children[n]?.replaceChildren(...letters);
    }
  }, sentences);
}

/** How far words stand out of their room, and where the heading and the cards are. */
function roomOf(page: Page) {
  return page.locator(".typing").evaluate((typing) => {
    const [title, tagline] = [...typing.children] as [Element, Element];
    const letter = title.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
    const titleEnd = (letter.top + letter.bottom + lineHeight) / 2;
    const standing = Number.parseFloat(getComputedStyle(title, "::after").height);
    const boxes = [".hero h1", ".cards"].map((name) =>
      document.querySelector(name)?.getBoundingClientRect().toJSON(),
    );
    return {
      sideways: document.documentElement.scrollWidth - innerWidth,
      standing: titleEnd + standing - boxes[1].top,
      typed: tagline.getBoundingClientRect().bottom - typing.getBoundingClientRect().bottom,
      boxes,
    };
  });
}

function median(numbers: number[]) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
