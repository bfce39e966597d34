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
  npm run content:import -- quotes.csv letters-home --write
  npm run content:import -- quotes.csv letters-home --write --encoding windows-1250`;

/** Encodings of CSV files that are not UTF-8, by where they are usual. */
const ENCODINGS: Record<string, string> = {
  "windows-1252": "Western European",
  "windows-1250": "Central European",
  macintosh: "an old Mac's",
};

const { values, positionals } = readArguments();
const [csvFile, name = "", extra] = positionals;
if (!csvFile || !name || extra) throw new UserError(USAGE);
// Without `--`, npm takes the options itself and passes them on as environment variables.
const isWriting = values.write || process.env.npm_config_write;
const givenEncoding = values.encoding ?? process.env.npm_config_encoding;
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
const { rows, encoding, isGuess } = readSpreadsheet(bytes, givenEncoding);
const { quotes, summary, changes } = mergeQuotes(value, rows, elsewhere);

if (!givenEncoding && !encoding.startsWith("utf")) {
  console.log(`${csvFile} is not UTF-8. It was read as ${ENCODINGS[encoding]}, ${encoding}.`);
}
if (isGuess) {
  const line = rows.map(({ text, example }) => `${text} (${example})`).find(hasOtherLetters);
  const others = Object.entries(ENCODINGS).filter(([label]) => label !== encoding);
  const options = others.map(([label, usual]) => `--encoding ${label} (${usual})`);
  console.log(`Is every letter right in this line?

  ${line?.replace(/\s+/g, " ")}

If not, save it as “CSV UTF-8”, or add ${options.join(" or ")}.
`);
}
if (changes.length > 0) console.log(`${csvFile} → ${file}: ${summary}\n\n${changes.join("\n")}\n`);
const command = `npm run content:import -- ${quoted(csvFile)} ${name} --write${isGuess ? ` --encoding ${encoding}` : ""}`;
if (changes.length === 0) console.log(`${file} already contains all of these quotes.`);
else if (isWriting && !isGuess) {
  const path = join(contentDir, "volumes", basename(file));
  const document = parseDocument(await readFile(path, "utf8"));
  document.set("quotes", quotes);
  await writeFile(`${path}.new`, document.toString(FORMAT));
  await rename(`${path}.new`, path); // atomic, in case the command is stopped
  console.log(`Written to ${file}. Check it: npm run content`);
} else {
  console.log(`Nothing is written yet. To write it:\n\n  ${command}`);
  if (isWriting) process.exitCode = 1; // the encoding is a guess
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { write: { type: "boolean" }, encoding: { type: "string" } },
    });
  } catch {
    throw new UserError(USAGE);
  }
}

function hasOtherLetters(text: string) {
  return /[^\p{ASCII}]/u.test(text);
}

function quoted(path: string) {
  return /\s/.test(path) ? `"${path}"` : path;
}
