import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CACHE_DIR } from "../tools/paths.ts";

const RUNS = 2;
const WHOLE = ["node_modules/vite/bin/vite.js", "build", "--app"];
const BUNDLE = ["tools/run.mjs", "bench/bundle.ts"];

/** Seconds for the whole build and for its bundle alone: the better of two runs each. */
export function buildTimes() {
  const whole: number[] = [];
  const bundle: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    whole.push(secondsFor(WHOLE)); // in turn, so that a busy moment meets both
    bundle.push(secondsFor(BUNDLE));
  }
  return { whole: Math.min(...whole), bundle: Math.min(...bundle) };
}

function secondsFor(command: string[]) {
  const { NODE_ENV: _, ...outer } = process.env; // set by Vite's runner, and no build's business
  const env = { ...outer, DIST_DIR: join(CACHE_DIR, "timed-build") };
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return (performance.now() - began) / 1000;
}
