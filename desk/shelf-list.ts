import { bookPath } from "../src/content/addresses.ts";
import { type Collection, fullTitle, type Volume } from "../src/content/books.ts";
import { byId } from "../vite/content/load.ts";
import type { Sources } from "../vite/content/read-folder.ts";

/** The books as they stand on the shelf, each with its address and how many quotes it has. */
export function shelfList({ collections, volumes }: Sources): string {
  const bySlug = new Map(volumes.flatMap(({ data }) => (data ? [[data.slug, data]] : [])));
  const rows = collections
    .flatMap(({ data }) => data ?? [])
    .sort(byId)
    .flatMap((collection) => collectionRows(collection, bySlug));
  const named = new Set(collections.flatMap(({ data }) => data?.volumes ?? []));
  const loose = [...bySlug.values()].filter(({ slug }) => !named.has(slug)).map(volumeRow);
  const all = [...rows, ...loose];
  const width = Math.max(0, ...all.map(([name]) => name.length));
  return all
    .map(([name, count, slug]) => `${name.padEnd(width)}  ${count}  ${bookPath({ slug })}`)
    .join("\n");
}

type Row = [name: string, count: string, slug: string];

function collectionRows(collection: Collection, bySlug: Map<string, Volume>): Row[] {
  const parts = collection.volumes.flatMap((slug) => bySlug.get(slug) ?? []);
  const total = parts.reduce((sum, { quotes }) => sum + quotes.length, 0);
  const head: Row = [collection.title, quoteCount(total), collection.slug];
  return [head, ...parts.map(volumeRow)];
}

function volumeRow(volume: Volume): Row {
  return [`  ${fullTitle(volume)}`, quoteCount(volume.quotes.length), volume.slug];
}

function quoteCount(count: number) {
  return `${String(count).padStart(5)} ${count === 1 ? "quote " : "quotes"}`;
}
