import "../on-tested-site.ts";
import { defineConfig } from "@playwright/test";
import base from "../playwright.base.ts";

/** The journeys that take minutes: `npm run test:all` runs them, `npm test` does not. */
export default defineConfig({ ...base, testDir: "." });
