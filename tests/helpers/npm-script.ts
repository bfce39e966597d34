import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Runs `npm run …` on the content in a folder. */
export function runNpmScript({ folder }: { folder: string }, ...args: string[]) {
  const run = spawnSync("npm", ["run", "--silent", ...args], {
    encoding: "utf8",
    shell: process.platform === "win32",
    env: { ...process.env, CONTENT_DIR: folder, DIST_DIR: join(folder, "../dist") },
  });
  // Removes npm's warnings about settings of this computer, and Rolldown's if it is slow.
  const stderr = stripVTControlCharacters(run.stderr)
    .replace(/^npm .*\n|^\[PLUGIN_TIMINGS\][\s\S]*?details\.\n/gm, "")
    .trim();
  return { status: run.status, stdout: run.stdout, stderr };
}
