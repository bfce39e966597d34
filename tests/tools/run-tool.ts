import { spawn } from "node:child_process";

/** Runs one of the project's tools: aloud, or in silence if somebody listens to its output. */
export async function runTool(
  command: string[],
  env: Record<string, string>,
  listen?: (text: string) => void,
) {
  const { NODE_ENV: _, ...outer } = process.env; // set by Vite's runner, and no build's business
  const began = performance.now();
  const child = spawn("npx", ["--no-install", ...command], {
    env: { ...outer, ...env },
    shell: process.platform === "win32", // where npx is a script
    stdio: listen ? "pipe" : "inherit",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      listen?.(text);
    });
  }
  const status = await new Promise((resolve) => child.on("close", resolve));
  return { ok: status === 0, seconds: (performance.now() - began) / 1000, output };
}
