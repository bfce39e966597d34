import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Types `npm run …` as a person would, with the sample content for the author's. */
export function typed({ folder }: { folder: string }, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...words], {
    encoding: "utf8",
    shell: process.platform === "win32",
    env: { ...process.env, CONTENT_DIR: folder, DIST_DIR: join(folder, "../dist") },
  });
  // npm may warn of the machine's own settings.
  const complained = stripVTControlCharacters(stderr)
    .replace(/^npm .*\n/gm, "")
    .trim();
  return { status, said: stdout, complained };
}

let runs = 0;

/** The same without npm and without a process of its own, which takes a second less. */
export async function ran({ folder }: { folder: string }, command: string, words: string[] = []) {
  const { argv } = process;
  process.argv = ["node", command, ...words];
  vi.stubEnv("CONTENT_DIR", folder);
  const said = vi.spyOn(console, "log").mockReturnValue();
  const complained = vi.spyOn(console, "error").mockReturnValue();
  try {
    const module = `/commands/${command}.ts?run=${runs++}`; // it runs once for each name
    await import(module).catch((error: Error) => {
      console.error(error.message); // as tools/run-ts.mjs does
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
