import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { contentPlugin } from "./build/content-plugin.ts";
import { css } from "./build/css-options.ts";
import { prerender } from "./build/prerender.ts";
import { buildOptionsFrom } from "./tools/folders.ts";

/** The oldest browsers in which the site is complete, see docs/design/styles.md. */
const BROWSERS = ["chrome120", "edge120", "firefox140", "safari17"];

const options = buildOptionsFrom(process.env);

/** Keeps VS Code's schemas current during npm run dev and npm run edit. */
const writeSchemas: Plugin = {
  name: "json-schemas",
  configureServer: async () => (await import("./author/json-schemas.ts")).writeJsonSchemas(),
};

export default defineConfig(({ command }) => ({
  plugins: [contentPlugin(options), react(), prerender(options), writeSchemas],
  css,
  // Removes React's DevTools hook from the build.
  define: command === "build" ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } : {},
  build: {
    target: BROWSERS,
    assetsInlineLimit: 0, // the CSP forbids data: URLs
    modulePreload: { polyfill: false }, // all target browsers support module preload
    // The timings only report that the pictures take time.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  logLevel: command === "build" ? "warn" : "info",
}));
