import { defineConfig } from "@playwright/test";
import base from "../playwright.base.ts";

/** What must hold whatever the author writes: these tests visit the site built from `content/`. */
export default defineConfig({ ...base, testDir: "." });
