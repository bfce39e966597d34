import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pathsFrom } from "./tools/paths.ts";
import { compress } from "./vite/compress.ts";
import { content } from "./vite/content/plugin.ts";
import { css } from "./vite/css.ts";
import { prerender } from "./vite/prerender.ts";
import { serviceWorker } from "./vite/service-worker.ts";

const paths = pathsFrom(process.env);

export default defineConfig(({ command }) => ({
  plugins: [content(paths), react(), prerender(paths), serviceWorker(paths), compress(paths)],
  css,
  resolve: {
    // wouter asks for the shim of a hook that React has had since 18.
    alias: { "use-sync-external-store/shim/index.js": "react" },
  },
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: false, // the served HTML names what its page needs
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } }, // which say only that pictures take time
  },
  logLevel: command === "build" ? "warn" : "info",
}));
