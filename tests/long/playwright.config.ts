import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

/** The journeys that take minutes: `npm run test:all` runs them, `npm test` does not. */
export default defineConfig({ ...base, testDir: ".", testIgnore: [] });
