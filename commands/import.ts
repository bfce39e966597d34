import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { pathsFrom } from "../tools/paths.ts";
import { PlainError } from "../tools/plain-error.ts";
import { slugsOf } from "../vite/content/cross-checks.ts";
import { readFolder } from "../vite/content/read-content.ts";
import { didYouMean } from "../vite/content/read-yaml.ts";
import { runCommand } from "./command.ts";
import { merge } from "./merge.ts";
import { readSheet } from "./sheet.ts";
import { slugFor, writeYaml } from "./write-yaml.ts";

const USAGE = `Type it like one of these:

  npm run content:import quotes.csv letters-home
  npm run content:import -- quotes.csv letters-home --write`;

/*
 * npm run content:import quotes.csv letters-home: merges a spreadsheet's quotes into a volume, which
 * the sheet's own name may say too. Shows what would change; --write makes the changes.
 */
await runCommand(async (args) => {
  const [sheetFile, name = slugOf(sheetFile), extra] = args.filter((word) => word !== "--write");
  // npm keeps an option to itself unless -- stands before it, and tells of it so.
  const isWriting = args.includes("--write") || process.env.npm_config_write;
  if (!sheetFile || extra || name.startsWith("-")) throw new PlainError(USAGE);
  const bytes = await readFile(sheetFile).catch(() => {
    throw new PlainError(`There is no file ${sheetFile}.`);
  });
  const rows = readSheet(bytes);

  const { content } = pathsFrom(process.env);
  const { volumes } = (await readFolder(content)).sources;
  const slugs = slugsOf(volumes);
  const volume = volumes[slugs.indexOf(name)];
  if (!volume) {
    const guess = didYouMean(name, slugs);
    throw new PlainError(`There is no volume "${name}"${guess} (${slugs.join(", ")})\n\n${USAGE}`);
  }
  const { file, value } = volume;
  if (!value) throw new PlainError(`${file} has mistakes. See them first: npm run content`);
  const others = volumes.filter((other) => other !== volume);
  const elsewhere = new Set(others.flatMap(({ value }) => value?.quotes.map(({ id }) => id) ?? []));
  const { quotes, changes } = merge(value, rows, elsewhere);

  if (changes.length === 0) return console.log(`${file} has all of this already.`);
  console.log(`${sheetFile} → ${file}\n\n${changes.join("\n")}\n`);
  if (!isWriting) {
    return console.log(
      `Nothing is written yet. To write it:\n\n  npm run content:import -- ${sheetFile} ${name} --write`,
    );
  }
  const path = join(content, "volumes", basename(file));
  await writeYaml(path, { ...parse(await readFile(path, "utf8")), quotes });
  console.log(`Written to ${file}. Check it: npm run content`);
});

/** Google adds " - Sheet1" to the name of a sheet, a browser " (1)" to that of a file. */
function slugOf(sheetFile = "") {
  return slugFor(basename(sheetFile).replace(/( - [^-]*)?( \(\d+\))?\.\w+$/, ""));
}
