import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { pathsFrom } from "../tools/paths.ts";
import { PlainError } from "../tools/plain-error.ts";
import { readFolder, type Sources } from "../vite/content/read-content.ts";
import { didYouMean } from "../vite/content/read-yaml.ts";
import { runCommand } from "./command.ts";
import { merge } from "./merge.ts";
import { readSheet } from "./sheet.ts";
import { slugFor } from "./slug.ts";
import { writeYaml } from "./write-yaml.ts";

const USAGE = `Type it like one of these:

  npm run content:import quotes.csv letters-home
  npm run content:import -- quotes.csv letters-home --write`;

/*
 * npm run content:import quotes.csv letters-home: merges a spreadsheet's quotes into a volume, which
 * the sheet's own name may say too. Shows what would change; --write makes the changes.
 */
await runCommand(async (args) => {
  const [sheetFile, name, extra] = args.filter((word) => word !== "--write");
  const isWrong = [name, extra].some((word) => word?.startsWith("-")) || extra !== undefined;
  // npm keeps an option to itself unless -- stands before it.
  if (!sheetFile || isWrong || process.env.npm_config_write) throw new PlainError(USAGE);
  const bytes = await readFile(sheetFile).catch(() => {
    throw new PlainError(`There is no file ${sheetFile}.`);
  });
  const rows = readSheet(bytes);

  const { content } = pathsFrom(process.env);
  const { sources, problems } = await readFolder(content);
  const { file, value } = volumeCalled(name ?? sheetFile, sources);
  const broken = problems.find((problem) => problem.file === file);
  if (!value) throw new PlainError(`Put it right first: ${file}:${broken?.line}`);
  const others = sources.volumes.filter((volume) => volume.file !== file);
  const elsewhere = new Set(others.flatMap(({ value }) => value?.quotes.map(({ id }) => id) ?? []));
  const { quotes, changes } = merge(value, rows, elsewhere);

  if (changes.length === 0) return console.log(`${file} has all of this already.`);
  console.log(`${sheetFile} → ${file}\n\n${changes.join("\n")}\n`);
  if (!args.includes("--write")) {
    return console.log(
      "Nothing is written yet. To write it, add -- before the file, --write after.",
    );
  }
  const path = join(content, "volumes", basename(file));
  await writeYaml(path, { ...parse(await readFile(path, "utf8")), quotes });
  console.log(`Written to ${file}. Check it: npm run content`);
});

/** The volume with this slug or title; Google adds " - Sheet1" to a sheet's name, a browser "(1)". */
function volumeCalled(name: string, { volumes }: Sources) {
  const plain = basename(name)
    .replace(/\.(csv|tsv|txt)$/i, "")
    .replace(/\s*\(\d+\)$/, "");
  const wanted = [plain, plain.replace(/\s+-\s+[^-]*$/, "")].map(slugFor);
  const slugs = volumes.map(({ file, value }) => value?.slug ?? basename(file, ".yaml"));
  const found = volumes.find(({ value }, at) => {
    const titles = value ? [value.title, `${value.title} ${value.subtitle}`] : [];
    return [slugs[at] ?? "", ...titles.map(slugFor)].some((slug) => wanted.includes(slug));
  });
  if (found) return found;
  const [slug = ""] = wanted;
  throw new PlainError(
    `There is no volume "${slug}"${didYouMean(slug, slugs)}\nThe volumes are: ${slugs.join(", ")}\n\n${USAGE}`,
  );
}
