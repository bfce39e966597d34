import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** How long a command that stays open may take until it says what is waited for. */
const PATIENCE_MS = 60_000;

/** A copy of the project in which commands may write what they like. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  const ignored = readFileSync(".gitignore", "utf8").match(/^[^*\s]+(?=\/$)/gm) ?? [];
  for (const name of readdirSync(".").filter((name) => ![".git", ...ignored].includes(name))) {
    // A lockfile that looks newer than what is installed would be installed anew.
    cpSync(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  spawnSync("git", ["init", "--quiet"], { cwd: folder }); // Biome asks git what to leave out

  return {
    folder,
    remove: () => rmSync(folder, { recursive: true }),
    read: (file: string) => readFileSync(join(folder, file), "utf8"),

    change(file: string, change: (text: string) => string) {
      const path = join(folder, file);
      writeFileSync(path, change(readFileSync(path, "utf8")));
    },

    /** Types a command as a person would, and waits for its end. */
    type(...words: (string | Record<string, string>)[]) {
      const typed = words.filter((word) => typeof word === "string");
      const env = Object.assign({}, ...words.filter((word) => typeof word !== "string"));
      const { status, stdout, stderr } = spawnSync("npm", typed, inFolder(env));
      return { status, said: plain(stdout + stderr) };
    },

    /** The same for a command that stays open: resolves with the first line that matches. */
    async typeUntil(pattern: RegExp, words: string[], env: Record<string, string> = {}) {
      const child = spawn("npm", words, { ...inFolder(env), detached: true });
      const end = () => process.kill(-(child.pid ?? 0));
      const patience = setTimeout(end, PATIENCE_MS);
      let said = "";
      try {
        for await (const text of child.stdout) {
          said += text;
          const found = pattern.exec(plain(said));
          if (found) return { found, end };
        }
      } finally {
        clearTimeout(patience);
      }
      throw new Error(`npm ${words.join(" ")} never said ${pattern}, but: ${said}`);
    },
  };

  /** What is read when tools colour it, as Vite does where CI is set. */
  function plain(said: string) {
    return stripVTControlCharacters(said);
  }

  function inFolder(env: Record<string, string> = {}) {
    const { NODE_ENV: _, VITEST: __, ...outer } = process.env; // a person's shell has neither
    return { cwd: folder, encoding: "utf8", env: { ...outer, ...env } } as const;
  }
}
