import "./tests/on-tested-site.ts";
import { defineConfig } from "@playwright/test";
import base from "./tests/playwright.base.ts";

/** The journeys of `npm test`. */
export default defineConfig({
  ...base,
  testDir: "tests",
  testIgnore: ["author/**", "long/**"],
});
