import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Runs `npm run …` in a child process with the sample content. */
export function typed({ folder }: { folder: string }, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...words], {
    encoding: "utf8",
    shell: process.platform === "win32",
    env: { ...process.env, CONTENT_DIR: folder, DIST_DIR: join(folder, "../dist") },
  });
  // Removes npm's warnings about settings of this computer.
  const complained = stripVTControlCharacters(stderr)
    .replace(/^npm .*\n/gm, "")
    .trim();
  return { status, said: stdout, complained };
}

let runs = 0;

/** Runs a command in this process, which is a second faster. */
export async function ran({ folder }: { folder: string }, command: string, words: string[] = []) {
  const { argv } = process;
  process.argv = ["node", command, ...words];
  vi.stubEnv("CONTENT_DIR", folder);
  const said = vi.spyOn(console, "log").mockReturnValue();
  const complained = vi.spyOn(console, "error").mockReturnValue();
  try {
    const module = `/commands/${command}.ts?run=${runs++}`; // a module runs once per name
    await import(module).catch((error: Error) => {
      console.error(error.message); // like tools/run-ts.mjs
      process.exitCode = 1;
    });
    const [out, err] = [said, complained].map(({ mock }) => mock.calls.join("\n"));
    return { status: process.exitCode ?? 0, said: out ?? "", complained: err ?? "" };
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}
