import { spawnSync } from "node:child_process";
import { pathsFrom } from "../tools/paths.ts";
import { readArguments } from "./arguments.ts";
import { checkContent } from "./check.ts";
import { toDo } from "./launch/to-do.ts";
import { verdict } from "./launch/verdict.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Goes through everything that should be done before the site goes live.

  npm run launch               the list, then the build, the tests and the budgets
  npm run launch -- --list     the list alone, in a second`;

runCommand(USAGE, async () => {
  const { flags } = readArguments(["list"]);
  const list = toDo(await checkContent(pathsFrom(process.env).content));
  const { text, isGood } = verdict(list, flags.has("list") ? "not run" : runTests());
  console.log(text);
  return isGood;
});

/** `npm test` lints, builds, tests and holds every page to its budget. */
function runTests() {
  const { NODE_ENV: _, ...env } = process.env; // set by Vite's runner, and no build's business
  const shell = process.platform === "win32";
  const { status } = spawnSync("npm", ["test"], { stdio: "inherit", shell, env });
  return status === 0 ? "passed" : "failed";
}
