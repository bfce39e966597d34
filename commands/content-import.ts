// npm run content:import quotes.csv letters-home: merges a spreadsheet's quotes into a volume.
// Lists the changes; --write saves them.
import { readFile, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseDocument } from "yaml";
import { slugsOf } from "../content-io/cross-checks.ts";
import { mergeQuotes } from "../content-io/merge-quotes.ts";
import { checkContent } from "../content-io/read-content.ts";
import { didYouMean } from "../content-io/read-yaml.ts";
import { readSpreadsheet } from "../content-io/spreadsheet.ts";
import { buildOptionsFrom } from "../tools/folders.ts";
import { UserError } from "../tools/user-error.ts";

/** The editor's format, so that its next save changes only what the author changes. */
const FORMAT = { indentSeq: true, lineWidth: 0, singleQuote: true };

const USAGE = `Type it like one of these:

  npm run content:import quotes.csv letters-home
  npm run content:import -- quotes.csv letters-home --write`;

const { values, positionals } = readArguments();
const [csvFile, name = "", extra] = positionals;
if (!csvFile || !name || extra) throw new UserError(USAGE);
// Without `--`, npm takes the option itself and passes it on as an environment variable.
const isWriting = values.write || process.env.npm_config_write;
// npm runs commands in the project's folder, and PowerShell leaves the ~ to the command.
const csvPath = csvFile.replace(/^~(?=[\\/])/, homedir());
const bytes = await readFile(resolve(process.env.INIT_CWD ?? "", csvPath)).catch(() => {
  throw new UserError(`There is no file ${csvFile}.`);
});

const { contentDir } = buildOptionsFrom(process.env);
const { volumes } = (await checkContent(contentDir)).filesByKind;
const slugs = slugsOf(volumes);
const volume = volumes[slugs.indexOf(name)];
if (!volume) {
  const guess = didYouMean(name, slugs);
  throw new UserError(`There is no volume "${name}"${guess} (${slugs.join(", ")})\n\n${USAGE}`);
}
const { file, value } = volume;
if (!value)
  throw new UserError(`${file} has problems. Fix them first; npm run content lists them.`);
const others = volumes.filter((other) => other !== volume);
const elsewhere = new Set(others.flatMap(({ value }) => value?.quotes.map(({ id }) => id) ?? []));
const { quotes, summary, changes } = mergeQuotes(value, readSpreadsheet(bytes), elsewhere);

if (changes.length > 0) console.log(`${csvFile} → ${file}: ${summary}\n\n${changes.join("\n")}\n`);
if (changes.length === 0) console.log(`${file} already contains all of these quotes.`);
else if (isWriting) {
  const path = join(contentDir, "volumes", basename(file));
  const document = parseDocument(await readFile(path, "utf8"));
  document.set("quotes", quotes);
  await writeFile(`${path}.new`, document.toString(FORMAT));
  await rename(`${path}.new`, path); // atomic, in case the command is stopped
  console.log(`Written to ${file}. Reload the editor if it is open. Check it: npm run content`);
} else {
  const command = `npm run content:import -- ${quoted(csvFile)} ${name} --write`;
  console.log(`Nothing is written yet. To write it:\n\n  ${command}`);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { write: { type: "boolean" } } });
  } catch {
    throw new UserError(USAGE);
  }
}

function quoted(path: string) {
  return /\s/.test(path) ? `"${path}"` : path;
}
