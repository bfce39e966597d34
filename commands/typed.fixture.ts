import { spawn, spawnSync } from "node:child_process";
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
export async function ran({ folder }: Content, command: string, ...words: string[]) {
  const { argv } = process;
  process.argv = ["node", command, ...words];
  vi.stubEnv("CONTENT_DIR", folder);
  const said = vi.spyOn(console, "log").mockReturnValue();
  const complained = vi.spyOn(console, "error").mockReturnValue();
  try {
    const module = `/desk/${command}.ts?run=${runs++}`; // it runs once for each name
    await import(module);
    const status = process.exitCode ?? 0;
    return {
      status,
      said: said.mock.calls.join("\n"),
      complained: complained.mock.calls.join("\n"),
    };
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}

/** For a command that stays open: what it has said so far, and how to end it. */
export function typedAndOpen({ folder }: Content, file: string, ...words: string[]) {
  const env = { ...process.env, CONTENT_DIR: folder };
  const child = spawn("node", ["tools/run.mjs", file, ...words], { env });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  return { said: () => said, end: () => child.kill() };
}

/** npm may warn of the machine's own settings. */
function withoutNpm(text: string) {
  const lines = stripVTControlCharacters(text).split("\n");
  return lines
    .filter((line) => !line.startsWith("npm "))
    .join("\n")
    .trim();
}
