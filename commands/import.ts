import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { pathsFrom } from "../tools/paths.ts";
import { PlainError } from "../tools/plain-error.ts";
import { slugsOf } from "../vite/content/cross-checks.ts";
import { readFolder } from "../vite/content/read-content.ts";
import { didYouMean } from "../vite/content/read-yaml.ts";
import { merge } from "./merge.ts";
import { readSheet } from "./sheet.ts";
import { writeYaml } from "./write-yaml.ts";

const USAGE = `Type it like one of these:

  npm run content:import quotes.csv letters-home
  npm run content:import -- quotes.csv letters-home --write`;

/* npm run content:import quotes.csv letters-home: merges a spreadsheet's quotes into a volume.
   Lists the changes; --write saves them. */
const args = process.argv.slice(2);
const [sheetFile, name = "", extra] = args.filter((word) => word !== "--write");
if (!sheetFile || !name || extra || name.startsWith("-")) throw new PlainError(USAGE);
const bytes = await readFile(sheetFile).catch(() => {
  throw new PlainError(`There is no file ${sheetFile}.`);
});

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
const { quotes, changes } = merge(value, readSheet(bytes), elsewhere);

if (changes.length > 0) console.log(`${sheetFile} → ${file}\n\n${changes.join("\n")}\n`);
// Without `--`, npm takes the option itself and passes it on as an environment variable.
const isWriting = args.includes("--write") || process.env.npm_config_write;
if (changes.length === 0) console.log(`${file} already contains all of these quotes.`);
else if (isWriting) {
  const path = join(content, "volumes", basename(file));
  await writeYaml(path, { ...parse(await readFile(path, "utf8")), quotes });
  console.log(`Written to ${file}. Check it: npm run content`);
} else {
  const command = `npm run content:import -- ${sheetFile} ${name} --write`;
  console.log(`Nothing is written yet. To write it:\n\n  ${command}`);
}
