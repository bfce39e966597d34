import { build } from "vite";
import { precacheEntries } from "./precache.ts";

/** Bundles the service worker with the list of what it keeps; the site must be complete by then. */
export async function buildServiceWorker(folder: string) {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      PRECACHE: JSON.stringify(precacheEntries(folder)),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "baseline-widely-available",
      reportCompressedSize: false,
      rolldownOptions: {
        input: "src/offline/worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
