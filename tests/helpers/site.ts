import { test as base, expect, type Page } from "@playwright/test";
import { createSite } from "../../deploy/static-server";
import { isHydrated } from "./hydrated";
import { whileListening } from "./listening";
import { FAILURES } from "./pages";
import { DIST_DIR } from "./paths";
import { watchPolicy } from "./policy-watch";

/** The browser itself notes that a page answered 404: true, and no fault of the page. */
const NOTED_404 = /^Failed to load resource: the server responded with a status of 404/;
/** Playwright's own note on what it does for these tests. */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright/;

interface Watch {
  /** Console messages that a test brings about on purpose. */
  expectedMessages: RegExp[];
  /** Whether a visit waits until the page answers presses and keys. */
  waitsForHydration: boolean;
  /** What has gone wrong so far. */
  watched: string[];
}

/** Which built site the tests of a project visit. */
export interface SiteOptions {
  dist: string;
}

/** A test that also fails when a page breaks the policy, logs anything, leaves the site or calls home. */
export const test = base.extend<Watch, SiteOptions & { served: string }>({
  dist: [DIST_DIR, { option: true, scope: "worker" }],
  // On a port of this worker's own.
  served: [({ dist }, use) => whileListening(createSite(dist), use), { scope: "worker" }],
  baseURL: async ({ served }, use) => use(served),

  expectedMessages: [[], { option: true }],
  serviceWorkers: "block", // so that each test meets the server anew
  waitsForHydration: [true, { option: true }],
  page: async ({ page, waitsForHydration, javaScriptEnabled }, use) => {
    if (waitsForHydration && javaScriptEnabled !== false) waitForHydration(page);
    await use(page);
  },
  watched: [
    async ({ context, baseURL, expectedMessages }, use) => {
      const faults: string[] = [];
      await context.addInitScript(watchPolicy);
      const isExpected = (text: string) =>
        [BLOCKED_WORKER, ...expectedMessages].some((pattern) => pattern.test(text));

      context.on("console", (message) => {
        const text = message.text();
        const is404Page =
          NOTED_404.test(text) && FAILURES.some((path) => message.location().url.endsWith(path));
        if (!is404Page && !isExpected(text)) faults.push(`console ${message.type()}: ${text}`);
      });
      context.on("weberror", (error) => {
        const { message } = error.error();
        if (!isExpected(message)) faults.push(`thrown: ${message}`);
      });
      context.on("request", (request) => {
        const url = request.url();
        if (baseURL && !url.startsWith(baseURL)) faults.push(`left the site: ${url}`);
        const isCall = ["fetch", "xhr", "websocket", "eventsource"].includes(
          request.resourceType(),
        );
        if (isCall && !request.serviceWorker()) faults.push(`network call: ${url}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** A visit ends when the page answers, unless a test asks only for its first bytes. */
function waitForHydration(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await isHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await isHydrated(page);
    return response;
  };
}

export { expect };
