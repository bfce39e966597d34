import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

// A lockfile that looks newer than the installed packages would trigger an installation.
const COPY = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };

/** A copy of the project without what Git ignores, in which tests may change files. */
export function copyProject(name = "") {
  const parent = fs.mkdtempSync(join(tmpdir(), "project-"));
  const folder = join(parent, name);
  const ignored = fs.readFileSync(".gitignore", "utf8").match(/^[^*\s]+(?=\/$)/gm) ?? [];
  const isProject = (path: string) => ![".git", ...ignored].includes(basename(path));
  fs.cpSync(".", folder, { ...COPY, filter: isProject });
  fs.symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  spawnSync("git", ["init", "--quiet"], { cwd: folder }); // Biome reads the ignored files from git
  return {
    folder,
    /** Types an npm command in the folder. */
    type: (command: string, given: NodeJS.ProcessEnv = {}) => {
      const { NODE_ENV: _, VITEST: __, ...env } = process.env; // a user's shell has neither variable
      const { status, stdout, stderr } = spawnSync("npm", command.split(" "), {
        cwd: folder,
        encoding: "utf8",
        env: { ...env, ...given },
      });
      return { status, stdout: stripVTControlCharacters(stdout + stderr) };
    },
    remove: () => fs.rmSync(parent, { recursive: true }),
  };
}
