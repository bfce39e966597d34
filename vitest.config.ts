import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "./build/content-plugin.ts";
import { css } from "./build/css-options.ts";
import { headlessShell } from "./tests/helpers/chromium.ts";
import { inAnyFolder } from "./tests/helpers/in-any-folder.ts";
import { withManyQuotes } from "./tests/helpers/many-quotes.ts";

/** Unit and component tests run in parallel, with one worker each. */
const sideBySide = { maxWorkers: 1, sequence: { groupOrder: 1 } };

/** `npm test` runs unit, component and built; `npm run test:slow` also commands and hosts. */
export default defineConfig({
  test: {
    globals: true,
    testTimeout: 300_000, // some run npm, and the machine may be busy
    projects: [
      {
        extends: true,
        test: {
          name: "commands",
          include: ["tests/commands/*.test.ts"],
          fileParallelism: false, // each of these tests uses every core
          testTimeout: 600_000,
        },
      },
      { extends: true, test: { name: "built", include: ["tests/built/*.test.ts"] } },
      { extends: true, test: { name: "hosts", include: ["tests/hosts/*.test.ts"] } },
      {
        extends: true,
        logLevel: "error", // some packages reference source files that they do not contain
        test: {
          name: "unit",
          ...sideBySide,
          isolate: false, // faster, and tests share no state
          include: [
            "{src,build,content-reader,author,deploy,tools}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
          ],
          exclude: ["**/*.component.test.{ts,tsx}", "**/node_modules/**"],
        },
      },
      {
        extends: true,
        css,
        plugins: [
          inAnyFolder(),
          contentPlugin({ contentDir: resolve("tests/fixtures") }, withManyQuotes),
          react(),
        ],
        // Bundled in advance: a dependency found during the run would reload the page, with a
        // second React.
        optimizeDeps: {
          include: ["react-dom/client", "react-dom/server", "vitest-browser-react"],
        },
        test: {
          name: "component",
          ...sideBySide, // the browser has one mouse, one print mode and one text size
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          include: ["src/**/*.component.test.{ts,tsx}"],
          setupFiles: ["tests/helpers/setup-component.ts"],
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 300_000, // the machine may be busy
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              actionTimeout: 30_000, // else `expect.element` waits until the test's time is over
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
