import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pathsFrom } from "./tools/paths.ts";
import { content } from "./vite/content/plugin.ts";
import { css } from "./vite/css.ts";
import { pictures } from "./vite/pictures/plugin.ts";
import { prerender } from "./vite/prerender.ts";
import { webApp } from "./vite/web-app/plugin.ts";

const paths = pathsFrom(process.env);

export default defineConfig(({ command }) => ({
  plugins: [
    pictures(),
    content(paths.content, paths.siteUrl),
    react(),
    webApp(paths.content),
    prerender(paths),
  ],
  css,
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: { polyfill: false }, // every browser of the target has it
    reportCompressedSize: false, // vite/report.ts tells what matters
    rolldownOptions: { checks: { bundlerTimings: false } }, // which say only that pictures take time
  },
  logLevel: command === "build" ? "warn" : "info",
}));
