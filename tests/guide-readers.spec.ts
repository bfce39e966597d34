import { expect, STEPS, test } from "./guide";

test("the carousel is built as its pattern asks", async ({ guide }) => {
  await guide.open();
  await expect(guide.carousel).toHaveAttribute("aria-roledescription", "carousel");
  await expect(guide.carousel.getByRole("button").first()).toHaveAccessibleName(
    "Stop slide rotation",
  );
  await expect(guide.track).toHaveAttribute("aria-live", "off");
  await expect(guide.track).toHaveAttribute("aria-atomic", "false");
  await expect(guide.carousel.getByRole("tablist")).toHaveAccessibleName("Choose slide to display");
  for (const [at, step] of STEPS.entries()) {
    const tab = guide.tabs.nth(at);
    await expect(tab).toHaveAccessibleName(`Step ${at + 1}: ${step}`);
    const panel = await tab.getAttribute("aria-controls");
    await expect(guide.slides.nth(at)).toHaveAttribute("id", panel ?? "");
    await expect(guide.slides.nth(at)).toHaveAttribute("aria-label", `${at + 1} of 4`);
  }
  await guide.button("Stop slide rotation").click();
  await expect(guide.track).toHaveAttribute("aria-live", "polite");
});

test("a screen reader meets only the shown slide", async ({ guide, page }) => {
  await guide.open();
  await guide.tabs.nth(2).click();
  await guide.expectSettled(2);
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const named = (role: string) =>
    nodes.filter((node) => !node.ignored && node.role?.value === role).map((n) => n.name?.value);
  expect(named("tabpanel")).toEqual(["3 of 4"]);
  expect(named("heading")).toEqual(["Add to Home Screen", "Add"]);
});

test("the Tab key comes to the controls, then to one dot", async ({ guide, page }) => {
  await guide.openStill();
  await page.getByRole("link", { name: "Back to Books" }).focus();
  const stops = [
    guide.button("Start slide rotation"),
    guide.button("Previous slide"),
    guide.button("Next slide"),
    guide.tabs.first(),
  ];
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
});

test("arrow keys, Home and End walk the dots", async ({ guide, page }) => {
  await guide.openStill();
  await guide.tabs.first().focus();
  const keys = [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["Home", 0],
    ["ArrowLeft", 3],
    ["ArrowRight", 0],
    ["End", 3],
  ] as const;
  for (const [key, shown] of keys) {
    await page.keyboard.press(key);
    await expect(guide.tabs.nth(shown)).toBeFocused();
    await guide.expectShown(shown);
  }
  await guide.expectSettled(3);
});

test("previous and next keep the focus and go around both ends", async ({ guide, page }) => {
  await guide.openStill();
  await guide.button("Previous slide").focus();
  await page.keyboard.press("Enter");
  await guide.expectSettled(3);
  await expect(guide.button("Previous slide")).toBeFocused();
  await guide.button("Next slide").click();
  await guide.expectSettled(0);
});

test("each dot jumps to its slide, and is large enough for a thumb", async ({ guide }) => {
  await guide.openStill();
  for (const at of [3, 1, 2, 0]) {
    await guide.tabs.nth(at).click();
    await guide.expectSettled(at);
    const box = await guide.tabs.nth(at).boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it starts paused, and arrives without moving", async ({ guide, page }) => {
    await guide.open();
    await expect(guide.button("Start slide rotation")).toBeVisible();
    await expect(guide.track).toHaveAttribute("aria-live", "polite");
    const offset = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('button[aria-label="Next slide"]')?.click();
      await new Promise(requestAnimationFrame);
      const track = document.querySelector(".slides")?.getBoundingClientRect();
      const slide = document.querySelector("#slide-2")?.getBoundingClientRect();
      return track && slide && slide.left - track.left;
    });
    expect(offset).toBe(0);
    await page.waitForTimeout(3500);
    await guide.expectShown(1);
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("all four steps read in order, and nothing is there to press", async ({ guide, page }) => {
    await page.goto("/add-to-home-screen");
    await expect(guide.slides.getByRole("heading")).toHaveText(STEPS);
    let lastBottom = 0;
    for (const slide of await guide.slides.all()) {
      await expect(slide).toBeVisible();
      const box = await slide.boundingBox();
      expect(box?.y).toBeGreaterThan(lastBottom);
      lastBottom = (box?.y ?? 0) + (box?.height ?? 0);
    }
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("tab")).toHaveCount(0);
  });
});

test.describe("when its script never comes", () => {
  test.use({ expectedMessages: [/^Failed to load resource/], waitsForHydration: false });

  test("the slides scroll by themselves", async ({ guide, page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/add-to-home-screen");
    await expect(guide.slides.getByRole("heading")).toHaveText(STEPS);
    await guide.track.evaluate((track) => track.scrollTo(632, 0));
    await expect(guide.slides.nth(2).getByRole("heading")).toBeInViewport();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("its box is 300 by 600, and taking over moves nothing", async ({ guide, page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.title += ` moved:${JSON.stringify(entry)}`;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await guide.open();
    const box = await guide.carousel.boundingBox();
    expect([box?.width, box?.height, box?.x]).toEqual([300, 600, 45]);
    await page.waitForTimeout(500);
    await expect(page).not.toHaveTitle(/moved:/);
  });
});
