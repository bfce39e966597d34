import { type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { parsePictureFileName } from "../shared/paths.ts";

declare const self: ServiceWorkerGlobalScope;

declare const PRECACHE: PrecacheEntry[]; // the build replaces this name by the list
const entries = PRECACHE;

/** One width of each picture is precached and served for all widths. */
const pictures = new Map(entries.map(({ url }) => [parsePictureFileName(url)?.name, url]));

precacheAndRoute(entries, {
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => {
    const picture = parsePictureFileName(url.pathname);
    const path = picture?.format === "avif" && pictures.get(picture.name);
    return path ? [new URL(path, url)] : [];
  },
});

// A new version takes over at once; a tab of the previous one loads a page whose files are gone as a
// document, see navigation.tsx. The first version does not claim open pages, because that would remove
// those that were left from the back/forward cache.
self.skipWaiting();
