import { bookPath } from "../src/content/addresses.ts";
import { type Collection, fullTitle, type Volume } from "../src/content/books.ts";
import { byId } from "../vite/content/load.ts";
import type { Sources } from "../vite/content/read-folder.ts";
import { type SourceFile, slugOf } from "../vite/content/source-file.ts";

/** The books as they stand on the shelf, each with its address and how many quotes it has. */
export function shelfList({ collections, volumes }: Sources): string {
  const bySlug = new Map(volumes.map((volume) => [slugOf(volume), volume]));
  const rows = collections
    .flatMap(({ data }) => data ?? [])
    .sort(byId)
    .flatMap((collection) => collectionRows(collection, bySlug));
  const named = new Set(collections.flatMap(({ data }) => data?.volumes ?? []));
  const unread = collections.filter(({ data }) => !data).map((file) => unreadRow(file, ""));
  const loose = volumes.filter((volume) => !named.has(slugOf(volume))).map(volumeRow);
  const all = [...rows, ...unread, ...loose];
  const width = Math.max(0, ...all.map(([name]) => name.length));
  return all.map(([name, ...rest]) => [name.padEnd(width), ...rest].join("  ")).join("\n");
}

type Row = [name: string, count: string, address?: string];

function collectionRows(collection: Collection, bySlug: Map<string, SourceFile<Volume>>): Row[] {
  const parts = collection.volumes.flatMap((slug) => bySlug.get(slug) ?? []);
  const total = parts.reduce((sum, { data }) => sum + (data?.quotes.length ?? 0), 0);
  const head: Row = [collection.title, quoteCount(total), bookPath(collection)];
  return [head, ...parts.map(volumeRow)];
}

function volumeRow(file: SourceFile<Volume>): Row {
  const { data } = file;
  return data
    ? [`  ${fullTitle(data)}`, quoteCount(data.quotes.length), bookPath(data)]
    : unreadRow(file, "  ");
}

function unreadRow(file: SourceFile<Collection | Volume>, before: string): Row {
  return [`${before}${slugOf(file)}`, "cannot be read yet: see below"];
}

function quoteCount(count: number) {
  return `${String(count).padStart(5)} ${count === 1 ? "quote " : "quotes"}`;
}
