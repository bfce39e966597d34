import { EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { createStaticServer } from "../../deploy/static-server.ts";
import { htmlFileOf, notFoundFile } from "../../src/shared/paths.ts";
import { DIST_DIR, UNKNOWN_PATHS } from "./fixture-site.ts";
import { parseHead } from "./parse-head.ts";

/** The app's script, without which a page stays as prerendered. */
export const MAIN = "**/assets/main-*.js";

/** Console messages about a file that fails to load, for tests that make one fail. */
export const LOST_FILE =
  /^Failed to load resource|ERR_|error loading|dynamically imported module|^Loading (failed|module)/;

/** The console message about a page that correctly has the status 404. */
const NOT_FOUND_MESSAGE = /^Failed to load resource: the server responded with a status of 404/;
/** Harmless messages: loads that Firefox aborted when the page was left, and Playwright's own. */
const HARMLESS_MESSAGES = [
  /^download failed .* status=2152398850 |\.js’\. A ServiceWorker intercepted/,
  /Service Worker registration blocked by Playwright/,
];

/** A server whose site a test may replace or cut off while pages are open. */
export interface TestServer {
  url: string;
  site: Server;
  dropsConnection: (path: string) => boolean;
}

interface Fixtures {
  server: TestServer;
  expectedMessages: RegExp[];
  waitsForHydration: boolean;
  pageFaults: string[];
}

/** A test that also fails if a page violates the CSP, logs, leaves the site or uses the network. */
export const test = base.extend<Fixtures>({
  server: ({ browserName: _ }, use) => withServer(createStaticServer(DIST_DIR), use),
  baseURL: async ({ server }, use) => use(server.url),

  expectedMessages: [[], { option: true }],
  serviceWorkers: "block", // so that every test requests files from the server
  waitsForHydration: [true, { option: true }],
  page: async ({ page, waitsForHydration, javaScriptEnabled }, use) => {
    if (waitsForHydration && javaScriptEnabled !== false) waitForHydration(page);
    await use(page);
  },
  pageFaults: [
    async ({ context, baseURL, expectedMessages }, use) => {
      const faults: string[] = [];
      await context.addInitScript(logViolations);
      const isExpected = (text: string) =>
        [...HARMLESS_MESSAGES, ...expectedMessages].some((pattern) => pattern.test(text));

      context.on("console", (message) => {
        const text = message.text();
        const is404Page = NOT_FOUND_MESSAGE.test(text) && !/\.\w+$/.test(message.location().url);
        if (!is404Page && !isExpected(text)) faults.push(`console ${message.type()}: ${text}`);
      });
      context.on("weberror", (error) => {
        const { message } = error.error();
        if (!isExpected(message)) faults.push(`thrown: ${message}`);
      });
      context.on("request", (request) => {
        const url = request.url();
        if (baseURL && !url.startsWith(baseURL)) faults.push(`left the site: ${url}`);
        const isCall = /fetch|xhr|websocket|eventsource/.test(request.resourceType());
        if (isCall && !request.serviceWorker()) faults.push(`network call: ${url}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Visits the home page once and waits until everything is cached for offline use. */
export async function visitOnce(page: Page) {
  await page.goto("/");
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === "activated";
  });
}

export async function withServer(site: Server, use: (server: TestServer) => Promise<void>) {
  const testServer: TestServer = { url: "", site, dropsConnection: () => false };
  const server = createServer((request, response) => {
    if (testServer.dropsConnection(request.url ?? "/")) request.socket.destroy();
    else testServer.site.emit("request", request, response);
  });
  server.keepAliveTimeout = 0; // prevents the server from closing a connection that a test is using
  await new Promise<void>((resolve) => server.listen(0, resolve));
  testServer.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  await use(testServer);
  server.closeAllConnections();
  server.close();
}

/** Waits until React has hydrated the page, before which keys have no effect. */
export async function waitUntilHydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** Holds back files until they are released; then earlier routes or the server respond. */
export async function hold(page: Page, pattern: string) {
  const gate = new EventEmitter();
  const opened = once(gate, "open");
  await page.route(pattern, (route) => opened.then(() => route.fallback()));
  return { release: () => gate.emit("open") };
}

/**
 * Opens a page with its first script, but holds back the app until it is released. The previous
 * page must have loaded: Firefox takes the end of its load for the end of the next navigation,
 * whose commit it then never reports.
 */
export async function openWithoutApp(page: Page, path: string) {
  await page.waitForLoadState();
  const app = await hold(page, MAIN);
  const script = page.waitForEvent("requestfinished", (file) =>
    file.url().includes("/before-hydration-"),
  );
  await page.goto(path, { waitUntil: "commit" });
  await script;
  return app;
}

/** Marks the document, so that a test can see whether it was replaced. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  return () => page.evaluate(() => "stillHere" in window);
}

/** Waits until the page's head equals its file's; JSON-LD is only in the HTML of its page. */
export async function expectPrerenderedHead(page: Page, path: string) {
  const file = UNKNOWN_PATHS.includes(path) ? notFoundFile(path) : htmlFileOf(path);
  const headOf = (html: string) => ({ ...parseHead(html), data: undefined });
  const prerendered = headOf(readFileSync(join(DIST_DIR, file), "utf8"));
  await expect.poll(async () => headOf(await page.content()), path).toEqual(prerendered);
}

/** Waits until letters and rays are drawn and fully visible. */
export async function waitForBackdrop(page: Page) {
  await expect(page.locator(".backdrop")).toHaveAttribute("data-state", "ready");
  await expect(page.locator(".backdrop-letters")).toHaveCSS("opacity", "1");
}

/** Makes goto() and reload() wait for hydration, except goto() with waitUntil "commit". */
function waitForHydration(page: Page) {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil !== "commit") await waitUntilHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await waitUntilHydrated(page);
    return response;
  };
}

/** Runs in the page: logs violations of the CSP. */
function logViolations() {
  addEventListener("securitypolicyviolation", (event) => {
    console.error(`CSP violated: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
}

export { expect };
