import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumPath } from "../tools/chromium.ts";

const port = Number(process.env.PORT ?? 4173);
const executablePath = chromiumPath();

/** What all suites in Chromium have in common; `PORT` says where their site is served. */
export default defineConfig({
  testMatch: "*.spec.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  timeout: 30_000,
  // Fonts are drawn a little differently from machine to machine.
  expect: {
    toHaveScreenshot: {
      pathTemplate: join(import.meta.dirname, "pictures/{arg}{ext}"),
      threshold: 0.02, // the letters are dim
      maxDiffPixelRatio: 0.01,
    },
    toMatchAriaSnapshot: {
      pathTemplate: join(import.meta.dirname, "trees/{arg}{ext}"),
      children: "deep-equal",
    },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    trace: "on-first-retry", // to record every test would slow them all
    ...(executablePath ? { launchOptions: { executablePath } } : {}),
  },
  webServer: {
    command: "node tools/run.mjs deploy/serve.ts",
    cwd: join(import.meta.dirname, ".."),
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
  },
});
