import { test as base, expect } from "@playwright/test";
import { FAILURES } from "../helpers/pages";
import type { Launch } from "./browser";
import { launchChromium, launchFirefox } from "./playwright-browser";
import { serveSite, type TestSite } from "./test-site";
import { Visitor } from "./visitor";
import { launchWebKit } from "./webkit-browser";

export type EngineName = "chromium" | "firefox" | "webkit";

/** What is chosen by the project, and what by a test. */
export interface SmokeOptions {
  engine: EngineName;
  webGl: boolean;
  offlineUse: boolean;
  /** Messages that a test brings about on purpose. */
  expectedFaults: RegExp[];
}

interface Smoke extends SmokeOptions {
  faults: string[];
  site: TestSite;
  visitor: Visitor;
}

const LAUNCH: Record<EngineName, Launch> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

/** Browsers also note what is no fault of a page: that it answered 404, as it should, … */
const NOTED_404 = /^console error: Failed to load resource: .* a status of 404/;
/** … and in Firefox that the reader left before a font (NS_BINDING_ABORTED) or a script had come. */
const NOTED_LEAVING =
  /^thrown: (download failed .* status=2152398850 |None of the .* computed hash is “47DEQpj8HBSa)/; // of nothing at all

/** A test in any engine, which also fails when a page breaks the policy, throws or logs anything. */
export const test = base.extend<Smoke>({
  engine: ["chromium", { option: true }],
  webGl: [true, { option: true }],
  offlineUse: [false, { option: true }],
  expectedFaults: [[], { option: true }],

  faults: async ({ expectedFaults }, use) => {
    const faults: string[] = [];
    await use(faults);
    const isExpected = (text: string) => expectedFaults.some((pattern) => pattern.test(text));
    expect(faults.filter((text) => !isExpected(text))).toEqual([]);
  },

  site: async ({ engine, offlineUse, faults }, use) => {
    const onFault = (text: string) => faults.push(text);
    await serveSite({ offlineUse, watched: engine === "webkit", onFault }, use);
  },

  visitor: async ({ engine, reducedMotion, webGl, site, faults }, use) => {
    const browser = await LAUNCH[engine]({ reducedMotion, webGl }, (text) => {
      const is404Page = NOTED_404.test(text) && FAILURES.some((path) => site.statuses.has(path));
      if (!is404Page && !NOTED_LEAVING.test(text)) faults.push(text);
    });
    const visitor = new Visitor(browser, site);
    await use(visitor);
    await visitor.nextFrames(); // what is under way may still be told
    await browser.close();
  },
});

export { expect };
