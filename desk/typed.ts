import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Types `npm run …` as a person would, with the sample content for the author's. */
export function typed({ folder }: { folder: string }, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...words], {
    encoding: "utf8",
    shell: process.platform === "win32",
    env: { ...process.env, CONTENT_DIR: folder, DIST_DIR: join(folder, "../dist") },
  });
  return { status, said: stdout, complained: withoutNpm(stderr) };
}

/** The same for a command that stays open: what it has said so far, and how to end it. */
export function typedAndOpen({ folder }: { folder: string }, file: string, ...words: string[]) {
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
