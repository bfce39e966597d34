import { expect, Finger, test } from "./guide";

test.describe("with the mouse", () => {
  test.beforeEach(({ guide }) => guide.openStill());

  test("a slow drag to the left, however short, shows the next slide", async ({ guide }) => {
    await guide.drag(-12);
    await guide.expectSettled(1);
    await guide.drag(-250);
    await guide.expectSettled(2);
  });

  test("a slow drag to the right goes back, and around the first to the last", async ({
    guide,
  }) => {
    await guide.drag(60);
    await guide.expectSettled(3);
    await guide.drag(60);
    await guide.expectSettled(2);
  });

  test("a drag to the left on the last slide goes on to the first", async ({ guide }) => {
    await guide.tabs.nth(3).click();
    await guide.expectSettled(3);
    await guide.drag(-60);
    await guide.expectSettled(0);
  });

  test("the slide follows the pointer, and its neighbour with it", async ({ guide, page }) => {
    const { x, y } = await guide.centre();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 100, y, { steps: 4 });
    await expect.poll(() => guide.offsetOf(0)).toBe(-100);
    expect(await guide.offsetOf(1)).toBe(216);
    await page.mouse.move(x + 100, y, { steps: 4 });
    await expect.poll(() => guide.offsetOf(0)).toBe(100);
    expect(await guide.offsetOf(3)).toBe(-216);
    await page.mouse.up();
  });

  test("a drag across several slides ends beyond where it was let go", async ({ guide }) => {
    await guide.drag(-400);
    await guide.expectSettled(2);
  });

  test("a drag that comes back where it began changes nothing", async ({ guide, page }) => {
    const { x, y } = await guide.centre();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 80, y, { steps: 4 });
    await page.mouse.move(x, y, { steps: 4 });
    await page.waitForTimeout(200);
    await page.mouse.up();
    await guide.expectSettled(0);
  });

  test("a press is not a drag, also with a trembling hand", async ({ guide, page }) => {
    const { x, y } = await guide.centre();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 3, y + 2);
    await page.mouse.up();
    await page.waitForTimeout(300);
    await guide.expectSettled(0);
  });

  test("a drag that begins on a button does not press it", async ({ guide, page }) => {
    const box = await guide.button("Previous slide").boundingBox();
    if (!box) throw new Error("The button is not there");
    await page.mouse.move(box.x + 22, box.y + 22);
    await page.mouse.down();
    await page.mouse.move(box.x + 12, box.y + 22, { steps: 4 });
    await page.waitForTimeout(200);
    await page.mouse.up();
    await guide.expectSettled(1);
  });

  test("a second flick during the first's glide is not lost", async ({ guide }) => {
    await guide.drag(-90, 0);
    await guide.drag(-90, 0);
    await guide.drag(-90, 0);
    await guide.expectSettled(3);
  });

  test("a glide that swings past its slide counts as one", async ({ guide }) => {
    await guide.carousel.evaluate(async (surface) => {
      surface.setPointerCapture = () => {}; // there is no such pointer
      const point = (type: string, clientX: number) =>
        surface.dispatchEvent(
          new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX }),
        );
      for (let flick = 0; flick < 3; flick++) {
        point("pointerdown", 90);
        point("pointermove", 50);
        const began = performance.now();
        while (performance.now() - began < 3); // 50 pixels in 3 ms, faster than any hand
        point("pointermove", 0);
        point("pointerup", 0);
        await new Promise((resolve) => setTimeout(resolve, 70));
      }
    });
    await guide.expectSettled(3);
  });

  test("the window may change its size during a drag", async ({ guide, page }) => {
    const { x, y } = await guide.centre();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 4 });
    await page.setViewportSize({ width: 820, height: 900 });
    await expect.poll(() => guide.offsetOf(0)).toBe(-60);
    await page.mouse.move(x - 110, y, { steps: 4 });
    await expect.poll(() => guide.offsetOf(0)).toBe(-110);
    await page.waitForTimeout(200);
    await page.mouse.up();
    await guide.expectSettled(1);
  });
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true });

  test.beforeEach(({ guide }) => guide.openStill());

  test("a flick goes on or back, and the page stays where it is", async ({ guide, page }) => {
    const finger = await Finger.on(page);
    await page.evaluate(() => scrollTo(0, 150));
    const centre = await guide.centre();
    await finger.swipe(centre, { x: -70, y: 6 });
    await guide.expectSettled(1);
    await finger.swipe(centre, { x: 70, y: -6 });
    await guide.expectSettled(0);
    await finger.swipe(centre, { x: 70, y: 6 });
    await guide.expectSettled(3);
    expect(await page.evaluate(() => scrollY)).toBe(150);
  });

  test("quick flicks are all counted", async ({ guide, page }) => {
    const finger = await Finger.on(page);
    const centre = await guide.centre();
    for (let flick = 0; flick < 3; flick++) await finger.swipe(centre, { x: -90, y: 0 }, 4);
    await guide.expectSettled(3);
  });

  test("on a page enlarged by two fingers one finger pans", async ({ guide, page }) => {
    const finger = await Finger.on(page);
    const { x, y } = await guide.centre();
    const zoom = await page.context().newCDPSession(page);
    await zoom.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
    await expect(page.locator("html[data-zoomed]")).toBeAttached();
    await finger.swipe({ x, y }, { x: -120, y: 0 });
    await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(0);
    await guide.expectSettled(0);
    await zoom.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
    await expect(page.locator("html[data-zoomed]")).not.toBeAttached();
    await finger.swipe({ x, y }, { x: -70, y: 0 });
    await guide.expectSettled(1);
  });

  test("a vertical scroll stays a scroll", async ({ guide, page }) => {
    const finger = await Finger.on(page);
    const { x, y } = await guide.centre();
    await finger.swipe({ x, y }, { x: -20, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.waitForTimeout(300);
    await guide.expectSettled(0);
  });
});
