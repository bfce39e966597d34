import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Runs `npm run …` in a child process with the sample content. */
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

let runs = 0;

/** Runs a command in this process, which is a second faster. */
export async function runInProcess(
  { folder }: { folder: string },
  command: string,
  args: string[] = [],
) {
  const { argv } = process;
  process.argv = ["node", command, ...args];
  vi.stubEnv("CONTENT_DIR", folder);
  const stdout = vi.spyOn(console, "log").mockReturnValue();
  const stderr = vi.spyOn(console, "error").mockReturnValue();
  try {
    const module = `/commands/${command}.ts?run=${runs++}`; // a module runs once per URL
    await import(module).catch((error: Error) => {
      console.error(error.message); // like tools/run-ts.mjs
      process.exitCode = 1;
    });
    const [out, err] = [stdout, stderr].map(({ mock }) => mock.calls.join("\n"));
    return { status: process.exitCode ?? 0, stdout: out ?? "", stderr: err ?? "" };
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}
