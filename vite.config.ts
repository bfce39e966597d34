import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildOptionsFrom } from "./tools/folders.ts";
import { contentModules } from "./vite/content-modules.ts";
import { css } from "./vite/lightningcss.ts";
import { prerender } from "./vite/prerender.ts";

const options = buildOptionsFrom(process.env);

export default defineConfig(({ command }) => ({
  plugins: [contentModules(options), react(), prerender(options)],
  css,
  // Removes React's DevTools hook from the build.
  define: command === "build" ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } : {},
  build: {
    assetsInlineLimit: 0, // the CSP forbids data: URLs
    modulePreload: {
      polyfill: false, // all target browsers support module preload
      // Every page already loads the main chunk.
      resolveDependencies: (_, files) => files.filter((file) => !/\/main-.*js$/.test(file)),
    },
    // The timings only report that the pictures take time.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  logLevel: command === "build" ? "warn" : "info",
}));
