import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { stringify } from "yaml";
import { PLACEHOLDER } from "../content-io/merge-quotes.ts";
import { readFolder } from "../content-io/read-content.ts";
import { slugFor, writeYaml } from "../content-io/write-yaml.ts";
import { pathsFrom } from "../tools/paths.ts";
import { PlainError } from "../tools/user-error.ts";

const USAGE = `Type it like one of these:

  npm run content:new volume "Letters Home"
  npm run content:new collection "Letters"`;

/* npm run content:new volume "Letters Home": writes a file to fill in, and says what comes next. */
const [kind, title = "", extra] = process.argv.slice(2);
const slug = slugFor(title);
const isKind = kind === "volume" || kind === "collection";
if (!isKind || !slug || title.startsWith("-") || extra !== undefined) throw new PlainError(USAGE);
const { content: folder } = pathsFrom(process.env);
const file = `${basename(folder)}/${kind}s/${slug}.yaml`;
const path = join(folder, `${kind}s/${slug}.yaml`);
if (existsSync(path)) throw new PlainError(`${file} is there already.`);

const { collections, volumes } = (await readFolder(folder)).sources;
const book = { slug, title, coverUrl: `covers/${slug}.jpg` };
if (kind === "volume") {
  const quote = { id: `${slug}-1`, text: PLACEHOLDER, example: "Write one small thing to do." };
  await writeYaml(path, { ...book, quotes: [quote] });
} else {
  const named = new Set(collections.flatMap(({ value }) => value?.volumes ?? []));
  const free = volumes.flatMap(({ value }) => value?.slug ?? []).filter((it) => !named.has(it));
  if (free.length === 0) {
    throw new PlainError(
      'Every volume is in a collection already. Make its volume first:\n\n  npm run content:new volume "Its title"',
    );
  }
  const ids = collections.map(({ value }) => Number(value?.id) || 0);
  await writeYaml(path, { id: String(Math.max(0, ...ids) + 1), ...book, volumes: free });
}

console.log(`Written: ${file}`);
console.log(`Put its cover into content/covers as ${slug}.jpg, or name another there.`);
if (kind === "volume")
  console.log(`Name it in a collection, below volumes:, as ${stringify([slug])}`.trim());
console.log("Then look for mistakes: npm run content");
