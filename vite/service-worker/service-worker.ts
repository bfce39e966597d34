import { build } from "vite";
import { keptFiles } from "./kept-files.ts";

/** Bundles the service worker with the list of what it keeps; the site must be complete by then. */
export async function buildServiceWorker(folder: string) {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      KEPT: JSON.stringify(keptFiles(folder)),
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
