import { expect } from "@playwright/test";
import type { Browser, Key, Point } from "./browser";
import type { TestSite } from "./test-site";

const SELECTORS = {
  button: "button:not([role])",
  link: "a[href]",
  tab: "[role=tab]",
  heading: "h1, h2",
};
type Role = keyof typeof SELECTORS;

/** A reader of the site: opens pages, finds things by role and name, and uses real input. */
export class Visitor {
  constructor(
    readonly browser: Browser,
    readonly site: TestSite,
  ) {}

  /** Opens a page and waits until its script has taken over. */
  async open(path: string) {
    await this.browser.open(this.site.url + path);
    await expect.poll(() => this.look(isRunning), path).toBe(true);
  }

  look<Answer>(action: () => Answer | Promise<Answer>) {
    return this.browser.evaluate(action, undefined);
  }

  address() {
    return this.look(() => location.pathname + location.hash);
  }

  /** Waits for a page that a link leads to, also through a moment when there is no page. */
  async arrivesAt(path: string, heading: string) {
    await expect(async () => {
      expect(await this.address()).toBe(path);
      expect(await this.sees("heading", heading)).toBe(true);
      expect(await this.look(isRunning)).toBe(true);
    }).toPass();
  }

  text(selector: string) {
    return this.browser.evaluate(
      (selector) => document.querySelector(selector)?.textContent ?? undefined,
      selector,
    );
  }

  attribute(selector: string, name: string) {
    return this.browser.evaluate(
      ([selector, name]) => document.querySelector(selector)?.getAttribute(name) ?? undefined,
      [selector, name] as const,
    );
  }

  async sees(role: Role, name: string) {
    return Boolean(await this.find(role, name));
  }

  /** Waits for what is named so, and clicks in its middle. */
  async click(role: Role, name: string) {
    await expect.poll(() => this.sees(role, name), `${role} "${name}"`).toBe(true);
    const middle = await this.find(role, name);
    if (middle) await this.browser.drag([middle]);
  }

  press(key: Key) {
    return this.browser.press(key);
  }

  /** Drags with the mouse from the middle of an element. */
  async drag(selector: string, by: number) {
    const from = await this.browser.evaluate((selector): Point => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (!box) throw new Error(`There is no ${selector}`);
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    }, selector);
    const steps = [0.25, 0.5, 0.75, 1];
    await this.browser.drag([from, ...steps.map((part) => ({ ...from, x: from.x + by * part }))]);
  }

  /** How many animations and transitions of styles are under way. */
  countRunning() {
    return this.look(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
  }

  /** A photograph of the window once nothing in it changes any more: two in a row are equal. */
  async picture() {
    let last: Buffer | undefined;
    await expect.poll(() => this.countRunning(), "running animations").toBe(0);
    const isSettled = async () => {
      await this.nextFrames();
      const next = await this.browser.photograph();
      const settled = last?.equals(next) ?? false;
      last = next;
      return settled;
    };
    await expect.poll(isSettled, "two equal pictures").toBe(true);
    return last ?? Buffer.of();
  }

  nextFrames() {
    return this.look(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
  }

  private find(role: Role, name: string) {
    return this.browser.evaluate(middleOf, { selector: SELECTORS[role], name });
  }
}

/** In the page: whether it answers by itself. */
function isRunning() {
  return performance.getEntriesByName("hydrated").length > 0;
}

/** In the page: the middle of the first thing that can be seen and is named so, scrolled to. */
function middleOf({ selector, name }: { selector: string; name: string }) {
  const nameOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    const text = element.getAttribute("aria-label") ?? copy.textContent ?? "";
    return text.replace(/\s+/g, " ").trim();
  };
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
  const found = [...document.querySelectorAll(selector)].find(
    (element) => nameOf(element).startsWith(name) && isThere(element),
  );
  if (!found) return undefined;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(middle.x, middle.y);
  return found.contains(hit) || found.matches("h1, h2") ? middle : undefined;
}
