import type { CDPSession, Locator, Page } from "@playwright/test";
import { test as base, expect } from "./site";

export const STEPS = ["Share", "Options", "Add", "Done"];

/** The guide's page, with what the journeys do to its carousel. */
export class Guide {
  readonly carousel: Locator;
  readonly track: Locator;
  readonly slides: Locator;
  readonly tabs: Locator;

  constructor(readonly page: Page) {
    this.carousel = page.getByRole("region", { name: "Four steps" });
    this.track = this.carousel.locator(".slides");
    this.slides = this.carousel.locator(".slide");
    this.tabs = this.carousel.getByRole("tab");
  }

  async open() {
    await this.page.goto("/add-to-home-screen");
    await expect(this.carousel).toHaveAttribute("data-live");
  }

  /** Opens the page at its first slide, with the rotation stopped. */
  async openStill() {
    await this.open();
    await this.stopAtFirst();
  }

  /** Opens the page with its clock in the test's hands. */
  async openFrozen() {
    await this.page.clock.install({ time: 0 });
    await this.open();
    await this.page.clock.pauseAt(60_000);
    await this.stopAtFirst(() => this.pass(1000));
    await this.button("Start slide rotation").click();
    await this.page.mouse.move(1, 1); // from here a whole wait begins
  }

  private async stopAtFirst(settle = async () => {}) {
    await this.button("Stop slide rotation").click();
    await this.tabs.first().click();
    await settle();
    await this.expectSettled(0);
  }

  pass(ms: number) {
    return this.page.clock.runFor(ms);
  }

  button(name: string) {
    return this.carousel.getByRole("button", { name });
  }

  async expectShown(index: number) {
    await expect(this.tabs.nth(index)).toHaveAttribute("aria-selected", "true");
  }

  /** Slide `index` is shown, stands still in its window, and is the only one within reach. */
  async expectSettled(index: number) {
    await this.expectShown(index);
    await expect.poll(() => this.offsetOf(index)).toBe(0);
    const inert = await this.slides.evaluateAll((all) =>
      all.map((slide) => slide.matches("[inert]")),
    );
    expect(inert).toEqual(STEPS.map((_, at) => at !== index));
  }

  /** How far each slide is from its window, in whole pixels; negative is to the left. */
  offsets() {
    return this.track.evaluate((track) => {
      const { left } = track.getBoundingClientRect();
      return [...track.children].map((slide) =>
        Math.round(slide.getBoundingClientRect().left - left),
      );
    });
  }

  async offsetOf(index: number) {
    return (await this.offsets())[index];
  }

  /** Where the slides are at each of `count` moments, 30 ms apart. */
  async film(count: number) {
    const frames: number[][] = [];
    for (let frame = 0; frame < count; frame++) {
      await this.pass(30);
      frames.push(await this.offsets());
    }
    return frames;
  }

  async centre() {
    const box = await this.track.boundingBox();
    if (!box) throw new Error("The carousel is not there");
    return { x: box.x + box.width / 2, y: box.y + 200 };
  }

  /** Drags with the mouse, and rests before letting go, so that nothing is flicked. */
  async drag(by: number, restMs = 200) {
    const { x, y } = await this.centre();
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + by, y, { steps: 8 });
    await this.page.waitForTimeout(restMs);
    await this.page.mouse.up();
  }
}

/** A finger on the page. */
export class Finger {
  private constructor(private readonly client: CDPSession) {}

  static async on(page: Page) {
    return new Finger(await page.context().newCDPSession(page));
  }

  async swipe(from: { x: number; y: number }, by: { x: number; y: number }, steps = 8) {
    await this.touch("touchStart", [from]);
    for (let step = 1; step <= steps; step++) {
      const x = from.x + (by.x * step) / steps;
      const y = from.y + (by.y * step) / steps;
      await this.touch("touchMove", [{ x, y }]);
    }
    await this.touch("touchEnd", []);
  }

  private touch(
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) {
    return this.client.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

export const test = base.extend<{ guide: Guide }>({
  guide: async ({ page }, use) => use(new Guide(page)),
});

export { expect };
