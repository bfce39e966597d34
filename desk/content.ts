import { CONTENT_DIR } from "../vite/paths.ts";
import { readArguments } from "./arguments.ts";
import { checkContent, findingsText } from "./check.ts";
import { runCommand } from "./run-command.ts";
import { watchFolder } from "./watch-folder.ts";

const USAGE = `Checks everything in content/ and says what is wrong.

  npm run content               once
  npm run content -- --watch    again after every change, until Ctrl+C`;

runCommand(USAGE, async () => {
  const { flags } = readArguments(["watch"]);
  if (!flags.has("watch")) return check();
  return watchFolder(CONTENT_DIR, async () => {
    await check();
    console.log("Watching content/ (Ctrl+C stops it)");
  });
});

async function check() {
  const findings = await checkContent(CONTENT_DIR);
  if (process.stdout.isTTY) console.clear();
  console.log(findingsText(findings));
  return findings.problems.length === 0;
}
