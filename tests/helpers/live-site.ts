import { createServer, type Server } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createSite } from "../../deploy/static-server";
import { whileListening } from "./listening";
import { CACHE_DIR, DIST_DIR } from "./paths";
import { test as base, expect } from "./site";

/** Where the tests of updates build their second version of the site. */
export const NEXT_DIST_DIR = join(CACHE_DIR, "next-version");

/** A server whose site a test may replace, break or take away while pages are open. */
export interface LiveSite {
  url: string;
  /** Serves another build from now on, as after a deployment. */
  deploy(folder: string): void;
  /** Cuts every connection whose path `isCut` names. */
  cut(isCut: (path: string) => boolean): void;
}

/** A test with a server of its own and offline use allowed. */
export const test = base.extend<{ live: LiveSite }>({
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here
  live: async ({}, use) => {
    let site: Server = createSite(DIST_DIR);
    let isCut = (_path: string) => false;
    const server = createServer((request, response) => {
      if (isCut(request.url ?? "/")) request.socket.destroy();
      else site.emit("request", request, response);
    });
    const deploy = (folder: string) => {
      site = createSite(folder);
    };
    const cut = (next: typeof isCut) => {
      isCut = next;
    };
    await whileListening(server, (url) => use({ url, deploy, cut }));
  },
  baseURL: async ({ live }, use) => use(live.url),
});

/** Visits the home page once, and waits until everything is kept. */
export async function visitOnce(page: Page) {
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

export { expect };
