import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { stringify } from "yaml";
import { PLACEHOLDER_QUOTE } from "../content-io/merge-quotes.ts";
import { checkContent } from "../content-io/read-content.ts";
import { slugFor, writeYaml } from "../content-io/write-yaml.ts";
import { buildOptionsFrom } from "../tools/paths.ts";
import { UserError } from "../tools/user-error.ts";

const USAGE = `Type it like one of these:

  npm run content:new volume "Letters Home"
  npm run content:new collection "Letters"`;

/* npm run content:new volume "Letters Home": writes a file to fill in, and says what comes next. */
const [kind, title = "", extra] = process.argv.slice(2);
const slug = slugFor(title);
const isKind = kind === "volume" || kind === "collection";
if (!isKind || !slug || title.startsWith("-") || extra !== undefined) throw new UserError(USAGE);
const { contentDir: folder } = buildOptionsFrom(process.env);
const file = `${basename(folder)}/${kind}s/${slug}.yaml`;
const path = join(folder, `${kind}s/${slug}.yaml`);
if (existsSync(path)) throw new UserError(`${file} is there already.`);

const { collections, volumes } = (await checkContent(folder)).sources;
const book = { slug, title, coverUrl: `covers/${slug}.jpg` };
if (kind === "volume") {
  const quote = {
    id: `${slug}-1`,
    text: PLACEHOLDER_QUOTE,
    example: "Write one small thing to do.",
  };
  await writeYaml(path, { ...book, quotes: [quote] });
} else {
  const named = new Set(collections.flatMap(({ value }) => value?.volumes ?? []));
  const free = volumes.flatMap(({ value }) => value?.slug ?? []).filter((it) => !named.has(it));
  if (free.length === 0) {
    throw new UserError(
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
