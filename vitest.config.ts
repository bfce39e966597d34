import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { headlessShell } from "./tests/tools/chromium.ts";
import { content } from "./vite/content/plugin.ts";
import { css } from "./vite/css.ts";

/** Units and parts run side by side: one worker each, so that neither waits for the other. */
const sideBySide = { maxWorkers: 1, sequence: { groupOrder: 1 } };

/**
 * Unit tests run in Node; part tests mount one part, with its styles, in a real browser; what is
 * built is read from the disk. The others belong to `npm run test:all`: the author's commands in a
 * copy, and real web servers.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "commands",
          include: ["tests/commands/*.test.ts"],
          fileParallelism: false, // one of them measures time
          testTimeout: 180_000,
        },
      },
      { test: { name: "built", include: ["tests/built/*.test.ts"], testTimeout: 30_000 } },
      { test: { name: "hosts", include: ["tests/hosts/*.test.ts"], testTimeout: 30_000 } },
      {
        logLevel: "error", // some packages name sources that they do not ship
        test: {
          name: "unit",
          ...sideBySide,
          isolate: false, // they leave nothing behind, and starting afresh takes longer than they do
          server: { deps: { inline: ["@actions/workflow-parser"] } }, // it imports JSON in an old way
          include: ["{src,vite,commands,deploy,bench,tools}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: ["**/*.part.test.{ts,tsx}", "**/node_modules/**"],
          testTimeout: 30_000, // some read and write many files, on machines that may be busy
        },
      },
      {
        css,
        plugins: [content({ content: resolve("tests/fixtures") }), react()],
        // Bundled beforehand: a dependency met during the run would reload it, with a second React.
        optimizeDeps: {
          include: [
            "react-dom/client",
            "react-dom/server",
            "workbox-precaching",
            "workbox-routing",
            "wouter",
          ],
        },
        test: {
          name: "part",
          ...sideBySide, // one: the browser has one mouse, one paper and one text size
          include: ["src/**/*.part.test.{ts,tsx}"],
          setupFiles: ["tests/part.ts"],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } }, // on machines that may be busy
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: headlessShell(),
              contextOptions: { hasTouch: true, viewport: { width: 2560, height: 1440 } },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
