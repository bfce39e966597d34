import type { Locator } from "@playwright/test";
import { expect, test } from "./site";

test("a buyer reads what is in the collection and finds the shop", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /Buy Books/ }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Complete Book Collection" }),
  ).toBeFocused();
  await expect(page.getByRole("img", { name: /complete collection on a shelf/ })).toBeVisible();

  const offer = page.locator("section", {
    has: page.getByRole("heading", { name: "Complete Collection" }),
  });
  await expect(offer.getByRole("listitem")).toHaveText([
    "The Dream Chaser's Trilogy complete series",
    "Experiences",
    "All published poetry collections",
    "Exclusive bonus content",
    "Digital and physical formats",
  ]);
  await expectOutward(
    offer.getByRole("link", { name: "Purchase Collection (opens in a new tab)", exact: true }),
    "https://shop.lyrics-of-the-mind.example/",
  );
  await expect(offer.locator(".buy-price")).toHaveCount(0);

  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Complete Collection",
    "Complete Experience",
    "Value Package",
    "Exclusive Content",
  ]);
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page).toHaveURL("/");
});

test("a player reads what the dice are about and finds the experience", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /Roll the Dice/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Roll the Dice" })).toBeFocused();
  await expect(page.getByText(/^This is how life is, keep trying\./)).toBeVisible();
  await expectOutward(
    page.getByRole("link", { name: "Start Experience (opens in a new tab)", exact: true }),
    "https://dice.lyrics-of-the-mind.example/",
  );
  await expect(page.getByRole("blockquote")).toContainText("Life never promised you the six.");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Philosophy in Action",
    "Personal Growth",
  ]);
  await page.getByRole("link", { name: "Back to Books" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("the dice emoji", () => {
  test("rolls when pressed, and comes to rest another way up", async ({ page }) => {
    await page.goto("/roll-the-dice");
    const die = page.getByRole("button", { name: "Roll the dice" });
    await page.waitForLoadState("networkidle");
    expect(await tilt(die)).toBe("-8deg");
    expect(await motionsOnPress(die)).toBe(1);
    for (const press of [() => die.click(), () => die.press("Enter"), () => die.press(" ")]) {
      const before = await tilt(die);
      await press();
      expect(await tilt(die)).not.toBe(before);
      await expect(page.getByRole("main").getByRole("status")).toHaveText("The dice rolled.");
    }
  });

  test("moves nothing under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/roll-the-dice");
    await page.waitForLoadState("networkidle");
    const die = page.getByRole("button", { name: "Roll the dice" });
    expect(await motionsOnPress(die)).toBe(0);
    await expect(page.getByRole("main").getByRole("status")).toHaveText("The dice rolled.");
  });
});

for (const path of ["/buy-books", "/roll-the-dice"]) {
  test(`everything on ${path} that can be pressed is large enough for a thumb`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const targets = await page.getByRole("main").locator("a, button").all();
    expect(targets.length).toBeGreaterThan(1);
    for (const target of targets) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}

async function expectOutward(link: Locator, address: string) {
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", address);
  expect(address).toMatch(/^https:\/\//);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
}

/** How the die lies once it lies still. */
function tilt(die: Locator) {
  return die.locator("span").evaluate(async (face) => {
    await Promise.all(face.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(face).rotate;
  });
}

/** Presses and counts in one go, before a roll could end. */
function motionsOnPress(die: Locator) {
  return die.evaluate((button: HTMLElement) => {
    button.click();
    return button.getAnimations({ subtree: true }).length;
  });
}
