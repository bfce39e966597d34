import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { htmlFileOf, notFoundFile } from "../../src/content/addresses";
import { headOf } from "./head";
import { FAILURES } from "./pages";
import { DIST_DIR } from "./paths";
import { expect } from "./site";

/** Waits until the page's head is that of the file, with nothing of any other page beside it. */
export async function expectServedHead(page: Page, path: string) {
  const file = FAILURES.includes(path) ? notFoundFile(path) : htmlFileOf(path);
  const served = headOf(readFileSync(join(DIST_DIR, file), "utf8"));
  await expect.poll(async () => headOf(await page.content()), path).toEqual(served);
}
