// Changes the code of src/ in thousands of small ways and sees which of them no test notices.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const LEAST_NODE = 22;
const [major = 0] = process.versions.node.split(".").map(Number);

if (major < LEAST_NODE) {
  console.log(
    `Mutation testing needs Node ${LEAST_NODE} or later; this is ${process.versions.node}.`,
  );
} else {
  const folder = import.meta.dirname;
  const shell = process.platform === "win32";
  const run = (command, args) => spawnSync(command, args, { stdio: "inherit", shell }).status ?? 1;
  const isInstalled = existsSync(`${folder}/node_modules/.package-lock.json`);
  const stryker = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;
  process.exitCode =
    (isInstalled ? 0 : run("npm", ["ci", "--prefix", folder])) ||
    run(process.execPath, [
      stryker,
      "run",
      `${folder}/stryker.config.json`,
      ...process.argv.slice(2),
    ]);
}
