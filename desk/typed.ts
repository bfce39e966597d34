import { spawn, spawnSync } from "node:child_process";
import type { SampleContent } from "../vite/content/sample-content.ts";

/** Types `npm run …` as a person would, with the sample content for the author's. */
export function typed(content: Pick<SampleContent, "folder">, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...words], {
    encoding: "utf8",
    shell: process.platform === "win32",
    env: { ...process.env, CONTENT_DIR: content.folder },
  });
  return { status, said: stdout, complained: withoutNpm(stderr) };
}

/** The same for a command that stays open: what it has said so far, and how to end it. */
export function typedAndOpen(
  content: Pick<SampleContent, "folder">,
  file: string,
  ...words: string[]
) {
  const child = spawn("node", ["tools/run.mjs", file, ...words], {
    env: { ...process.env, CONTENT_DIR: content.folder },
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  return { said: () => said, end: () => child.kill() };
}

/** npm may warn of the machine's own settings. */
function withoutNpm(text: string) {
  const lines = text.split("\n").filter((line) => !line.startsWith("npm "));
  return lines.join("\n").trim();
}
