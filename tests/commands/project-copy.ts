import { spawn, spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A copy of the project in which commands may write what they like. */
export function copyProject() {
  const folder = fs.mkdtempSync(join(tmpdir(), "project-"));
  const ignored = fs.readFileSync(".gitignore", "utf8").match(/^[^*\s]+(?=\/$)/gm) ?? [];
  for (const name of fs.readdirSync(".").filter((name) => ![".git", ...ignored].includes(name))) {
    // A lockfile that looks newer than what is installed would be installed anew.
    fs.cpSync(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  fs.symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  spawnSync("git", ["init", "--quiet"], { cwd: folder }); // Biome asks git what to leave out

  return {
    remove: () => fs.rmSync(folder, { recursive: true }),
    read: (file: string) => fs.readFileSync(join(folder, file), "utf8"),

    change(file: string, change: (text: string) => string) {
      const path = join(folder, file);
      fs.mkdirSync(dirname(path), { recursive: true });
      fs.writeFileSync(path, change(fs.existsSync(path) ? fs.readFileSync(path, "utf8") : ""));
    },

    type(...words: string[]) {
      const { status, stdout, stderr } = spawnSync("npm", words, inFolder());
      return { status, said: stripVTControlCharacters(stdout + stderr) };
    },

    /** For a command that stays open; returns what ends it. */
    start(word: string, env: Record<string, string>) {
      const child = spawn("npm", [word], { ...inFolder(env), detached: true, stdio: "ignore" });
      return () => process.kill(-(child.pid ?? 0));
    },
  };

  function inFolder(env: Record<string, string> = {}) {
    const { NODE_ENV: _, VITEST: __, ...outer } = process.env; // a person's shell has neither
    return { cwd: folder, encoding: "utf8", env: { ...outer, ...env } } as const;
  }
}
