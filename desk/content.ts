import { pathsFrom } from "../tools/paths.ts";
import { readArguments } from "./arguments.ts";
import { checkContent, findingsText } from "./check.ts";
import { runCommand } from "./run-command.ts";
import { watchFolder } from "./watch-folder.ts";

const USAGE = `Checks everything in content/ and says what is wrong.

  npm run content               once
  npm run content -- --watch    again after every change, until Ctrl+C`;

runCommand(USAGE, async () => {
  const { flags } = readArguments(["watch"]);
  const { content } = pathsFrom(process.env);
  if (!flags.has("watch")) return check(content);
  return watchFolder(content, async () => {
    await check(content);
    console.log("Watching content/ (Ctrl+C stops it)");
  });
});

async function check(folder: string) {
  const findings = await checkContent(folder);
  if (process.stdout.isTTY) console.clear();
  console.log(findingsText(findings));
  return findings.problems.length === 0;
}
