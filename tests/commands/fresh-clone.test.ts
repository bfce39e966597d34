import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { copyProject } from "../helpers/project-copy.ts";

test("npm run build installs first in a fresh clone", () => {
  const { folder, type, remove } = copyProject();
  onTestFinished(remove);
  rmSync(join(folder, "node_modules"));
  const npm = execFileSync("which", ["npm"], { encoding: "utf8" }).trim();
  const bin = join(folder, "bin");
  mkdirSync(bin);
  // Without a network: `npm ci` links the packages of this folder.
  const install = `if [ "$1" = ci ]; then exec ln -s "${resolve("node_modules")}" .; fi`;
  writeFileSync(join(bin, "npm"), `#!/bin/sh\n${install}\nexec "${npm}" "$@"\n`, { mode: 0o755 });
  const PATH = `${bin}${delimiter}${process.env.PATH}`;
  const fixtures = { CONTENT_DIR: "tests/fixtures", DIST_DIR: "dist" };
  const { status, stdout } = type("run build", { ...fixtures, PATH });
  expect(status, stdout).toBe(0);
  expect(stdout).toMatch(/Installing dependencies….*\d+ pages in /s);
});
