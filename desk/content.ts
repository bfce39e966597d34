import { pathsFrom } from "../tools/paths.ts";
import { annotations, checkContent, findingsText } from "./check.ts";
import { readArguments, runCommand } from "./command.ts";
import { fixFolder } from "./fix.ts";
import { newCollection, newVolume } from "./new-book.ts";
import { watchFolder } from "./watch-folder.ts";

const USAGE = `Checks everything in content/ and says what is wrong.

  npm run content                                       once
  npm run content -- --watch                            again after every change, until Ctrl+C
  npm run content -- --fix                              mends odd letters and gives ids left out
  npm run content -- --new-volume "Letters Home"        writes a volume to fill in
  npm run content -- --new-collection "Letters"         writes a collection to fill in`;

const OPTIONS = {
  watch: { type: "boolean" },
  fix: { type: "boolean" },
  "new-volume": { type: "string" },
  "new-collection": { type: "string" },
} as const;

await runCommand(USAGE, async () => {
  const { values } = readArguments(OPTIONS);
  const { "new-volume": volume, "new-collection": collection } = values;
  const folder = pathsFrom(process.env).content;
  if (volume !== undefined) tell(await newVolume(folder, volume));
  if (collection !== undefined) tell(await newCollection(folder, collection));
  if (volume !== undefined || collection !== undefined) return true;
  if (values.fix) await fix(folder);
  if (!values.watch) return check(folder);
  return watchFolder(folder, async () => {
    if (process.stdout.isTTY) console.clear();
    await check(folder);
    console.log("Watching content/ (Ctrl+C stops it)");
  });
});

async function check(folder: string) {
  const findings = await checkContent(folder);
  console.log(findingsText(findings));
  if (process.env.GITHUB_ACTIONS === "true") console.log(annotations(findings));
  return findings.problems.length === 0;
}

async function fix(folder: string) {
  const mended = await fixFolder(folder);
  for (const { file, done } of mended) console.log(`${file}  ${done.join("; ")}`);
  if (mended.length === 0) console.log("Nothing to mend.");
}

function tell({ file, next }: { file: string; next: string[] }) {
  console.log(`\nWritten: ${file}\n`);
  if (next.length > 0) console.log(`Next:\n${next.map((step) => `  ${step}`).join("\n")}\n`);
  console.log("When it is filled in: npm run content\n");
}
