import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { vi } from "vitest";

interface Content {
  folder: string;
}

/** Types `npm run …` as a person would, with the sample content for the author's. */
export function typed({ folder }: Content, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...words], {
    encoding: "utf8",
    shell: process.platform === "win32",
    env: { ...process.env, CONTENT_DIR: folder, DIST_DIR: join(folder, "../dist") },
  });
  return { status, said: stdout, complained: withoutNpm(stderr) };
}

let runs = 0;

/** The same without npm and without a process of its own, which takes a second less. */
export async function ran(
  { folder }: Content,
  command: string,
  words: string[] = [],
  env: Record<string, string> = {},
) {
  const { argv } = process;
  process.argv = ["node", command, ...words];
  for (const [name, value] of Object.entries({ CONTENT_DIR: folder, ...env }))
    vi.stubEnv(name, value);
  const said = vi.spyOn(console, "log").mockReturnValue();
  const complained = vi.spyOn(console, "error").mockReturnValue();
  try {
    const module = `/commands/${command}.ts?run=${runs++}`; // it runs once for each name
    await import(module);
    const [out, err] = [said, complained].map(({ mock }) => mock.calls.join("\n"));
    return { status: process.exitCode ?? 0, said: out ?? "", complained: err ?? "" };
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}

/** npm may warn of the machine's own settings. */
function withoutNpm(text: string) {
  const lines = stripVTControlCharacters(text).split("\n");
  return lines
    .filter((line) => !line.startsWith("npm "))
    .join("\n")
    .trim();
}
