// Runs a TypeScript file under Node: node build/run.mjs build/serve.ts
import { runnerImport } from "vite";

const [file] = process.argv.splice(2, 1);
if (!file) throw new Error("Usage: node build/run.mjs <file.ts> [arguments]");
await runnerImport(`/${file}`, { configFile: false, logLevel: "error" });
