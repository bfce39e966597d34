import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { stringify } from "yaml";
import { bookPath } from "../src/content/addresses.ts";
import { fillTemplate } from "../tools/fill-template.ts";
import { nextId } from "../vite/content/ids.ts";
import { readFolder } from "../vite/content/read-folder.ts";
import { slugOf } from "../vite/content/source-file.ts";
import { UsageError } from "./command.ts";
import { replaceFile } from "./replace-file.ts";

/** Words that stand in a new file until the author writes their own. */
export const PLACEHOLDER = "Write the first quote here.";

/** Writes a volume with one quote to write over, every field explained; tells what comes next. */
export async function newVolume(folder: string, title: string) {
  const { slug, path, file } = await placeFor(folder, "volumes", title);
  const { sources } = await readFolder(folder);
  const taken = new Set(
    sources.volumes.flatMap(({ data }) => (data?.quotes ?? []).map(({ id }) => id)),
  );
  const cover = await coverFor(folder, slug);
  await replaceFile(path, volumeText({ slug, title, cover, id: nextId([], slug, taken) }));
  const collections = sources.collections.map(({ file }) => file).join(" or ");
  return {
    file,
    next: [
      ...coverStep(folder, cover),
      `Write its quotes in ${file}, or take them from a spreadsheet: npm run content:import`,
      `Name it in ${collections || "a collection"}, below "volumes:", as   - ${yamlWords(slug)}`,
      'or make a collection for it: npm run content -- --new-collection "Its title"',
    ],
  };
}

/** Writes a collection that names every volume which no other one does; tells what comes next. */
export async function newCollection(folder: string, title: string) {
  const { slug, path, file } = await placeFor(folder, "collections", title);
  const { collections, volumes } = (await readFolder(folder)).sources;
  const named = new Set(collections.flatMap(({ data }) => data?.volumes ?? []));
  const loose = volumes.map(slugOf).filter((slug) => !named.has(slug));
  if (loose.length === 0) {
    throw new UsageError(
      'Every volume is in a collection already. Make the volume first:\n\n  npm run content -- --new-volume "Its title"',
    );
  }
  const ids = collections.map(({ data }) => Number(data?.id)).filter(Number.isInteger);
  const cover = await coverFor(folder, slug);
  const id = String(Math.max(0, ...ids) + 1);
  const names = loose.map((slug) => `- ${yamlWords(slug)}`);
  await replaceFile(
    path,
    filled("new-collection.yaml", { id, slug, title, cover, volumes: names }),
  );
  return { file, next: coverStep(folder, cover) };
}

interface NewBook {
  id: string;
  slug: string;
  title: string;
  cover: string;
}

/** The text of a new volume, with every field explained; its first quote has the id. */
export function volumeText(volume: NewBook) {
  return filled("new-volume.yaml", { ...volume, quote: PLACEHOLDER });
}

function filled(template: string, book: NewBook & Record<string, string | string[]>) {
  return fillTemplate(new URL(template, import.meta.url), {
    ...book,
    path: bookPath(book),
    slug: yamlWords(book.slug),
    title: yamlWords(book.title),
  });
}

/** "The Dream Chaser's Café" becomes the-dream-chasers-cafe. */
export function slugFor(title: string) {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036F'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Where a new book's file goes; refused where one is. */
export async function placeFor(folder: string, kind: "volumes" | "collections", title: string) {
  const slug = slugFor(title);
  if (!slug) throw new UsageError("Which title? Write it in quotation marks.");
  const path = join(folder, kind, `${slug}.yaml`);
  const file = `${basename(folder)}/${kind}/${slug}.yaml`;
  if (existsSync(path)) throw new UsageError(`${file} is there already.`);
  return { slug, path, file };
}

/** The picture that bears the book's name, or the name it should have. */
export async function coverFor(folder: string, slug: string) {
  const names = await readdir(join(folder, "covers")).catch(() => []);
  const found = names.find((name) => name.replace(/\.\w+$/, "") === slug);
  return `covers/${found ?? `${slug}.jpg`}`;
}

function coverStep(folder: string, cover: string) {
  if (existsSync(join(folder, cover))) return [];
  const place = `${basename(folder)}/${dirname(cover)}`;
  return [
    `Put its cover into ${place} as ${basename(cover)}, or write its own name after coverUrl:`,
  ];
}

/** In quotation marks where YAML would read something else, as in a book called 1984. */
function yamlWords(words: string) {
  return stringify(words, { lineWidth: 0 }).trim();
}
