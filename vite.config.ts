import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pathsFrom } from "./tools/paths.ts";
import { serviceWorker } from "./vite/bundle-service-worker.ts";
import { compress } from "./vite/compress.ts";
import { content } from "./vite/content-modules.ts";
import { css } from "./vite/css.ts";
import { prerender } from "./vite/prerender.ts";

const paths = pathsFrom(process.env);

export default defineConfig(({ command }) => ({
  plugins: [content(paths), react(), prerender(paths), serviceWorker(paths), compress(paths)],
  css,
  // Leaves out what React says to its developer tools.
  define: command === "build" ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } : {},
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: {
      polyfill: false, // every browser of the target has it
      // Every page has these already.
      resolveDependencies: (_, files) => files.filter((it) => !/\/(main|shared)-.*js$/.test(it)),
    },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } }, // which say only that pictures take time
  },
  logLevel: command === "build" ? "warn" : "info",
}));
