import { readFile, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, join, resolve } from "node:path";
import { isSeq, parseDocument } from "yaml";
import { slugsOf } from "../content-reader/cross-checks.ts";
import { checkContent } from "../content-reader/read-content.ts";
import type { Quote } from "../src/content-model/book-schemas.ts";
import { buildOptionsFrom } from "../tools/folders.ts";
import { UserError } from "../tools/user-error.ts";
import { mergeRows } from "./merge-rows.ts";
import { readSpreadsheet } from "./spreadsheet.ts";

/** The editor's format, so that its next save changes only what the author changes. */
const FORMAT = { indentSeq: true, lineWidth: 0, singleQuote: true };

const USAGE = `Type it like one of these:

  npm run content:import quotes.csv letters-home
  npm run content:import -- quotes.csv letters-home --write`;

/** npm run content:import quotes.csv letters-home: adds a spreadsheet's new quotes to a volume. */
export default async function contentImport(args: string[], env: NodeJS.ProcessEnv) {
  const [csvFile, slug, ...others] = args.filter((arg) => arg !== "--write");
  if (!csvFile || !slug || others.length > 0) throw new UserError(USAGE);
  // PowerShell drops the `--`; npm then takes the option, and passes it on as a variable.
  const isWriting = args.includes("--write") || env.npm_config_write;
  const { contentDir } = buildOptionsFrom(env);
  const { file, volume, otherIds } = await findVolume(contentDir, slug);
  const rows = readSpreadsheet(await readCsv(csvFile, env.INIT_CWD));
  const { added, known, conflicts } = mergeRows(volume, rows, otherIds);

  const lines = [`${csvFile} → ${file}: ${added.length} new, ${known} there already`];
  if (conflicts.length > 0)
    lines.push(`Left out, because another quote has the id: ${conflicts.join(", ")}`);
  if (added.length === 0) return { lines };
  lines.push("", ...added.map(({ id, text, example }) => `${id}: ${onOneLine(text)} (${example})`));
  if (isWriting) {
    await addTo(join(contentDir, "volumes", basename(file)), added);
    lines.push(
      "",
      `Written to ${file}. Reload the editor if it is open. Check it: npm run content`,
    );
  } else {
    const name = /\s/.test(csvFile) ? `"${csvFile}"` : csvFile;
    const command = `npm run content:import -- ${name} ${slug} --write`;
    lines.push("", "Nothing is written yet. To write it:", "", `  ${command}`);
  }
  return { lines };
}

/** npm runs commands in the project's folder, and PowerShell leaves the ~ to the command. */
function readCsv(name: string, typedIn = "") {
  const path = resolve(typedIn, name.replace(/^~(?=[\\/])/, homedir()));
  return readFile(path).catch(() => {
    throw new UserError(`There is no file ${name}.`);
  });
}

async function findVolume(contentDir: string, slug: string) {
  const { volumes } = (await checkContent(contentDir)).filesByKind;
  const slugs = slugsOf(volumes);
  const found = volumes[slugs.indexOf(slug)];
  if (!found) throw new UserError(`There is no volume "${slug}": choose from ${slugs.join(", ")}.`);
  const { file, value: volume } = found;
  if (!volume)
    throw new UserError(`${file} has problems. Fix them first; npm run content lists them.`);
  const others = volumes.filter((other) => other !== found);
  const otherIds = others.flatMap(({ value }) => value?.quotes.map(({ id }) => id) ?? []);
  return { file, volume, otherIds };
}

async function addTo(path: string, added: Quote[]) {
  const document = parseDocument(await readFile(path, "utf8"));
  const quotes = document.get("quotes");
  if (!isSeq(quotes)) throw new Error(`${path} has no list of quotes`);
  quotes.flow = false; // an empty list is written as []
  for (const quote of added) quotes.add(document.createNode(quote));
  await writeFile(`${path}.new`, document.toString(FORMAT));
  await rename(`${path}.new`, path); // atomic, in case the command is stopped
}

/** Puts a poem on one line, with a slash between its lines, as in print. */
function onOneLine(text: string) {
  return text.replace(/\n+/g, " / ");
}
