import { basename } from "node:path";
import type { Sources } from "../vite/content/read-content.ts";

/** The books in the content folder, each collection with its volumes below it. */
export function summarize({ collections, volumes }: Sources) {
  return collections.flatMap(({ file, value: collection }) => {
    if (!collection) return [{ slug: nameOf(file), name: "(cannot be read yet)", quotes: 0 }];
    const own = collection.volumes.flatMap((slug) =>
      volumes.flatMap(({ file, value }) => {
        if ((value?.slug ?? nameOf(file)) !== slug) return [];
        const name = value ? [value.title, value.subtitle].filter(Boolean).join(", ") : undefined;
        const quotes = value?.quotes.length ?? 0;
        return [{ slug, name: `  ${name ?? "(cannot be read yet)"}`, quotes }];
      }),
    );
    const quotes = own.reduce((sum, volume) => sum + volume.quotes, 0);
    return [{ slug: collection.slug, name: collection.title, quotes }, ...own];
  });
}

function nameOf(file: string) {
  return basename(file, ".yaml");
}
