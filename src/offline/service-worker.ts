import { PrecacheController, type PrecacheEntry, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { canonicalPath, notFoundFile, parsePictureFileName } from "../shared/paths.ts";

declare const self: ServiceWorkerGlobalScope & {
  navigator: { connection?: { saveData?: boolean } };
};

/**
 * Every file to precache, with its digest. The build replaces this name by the list wherever it
 * occurs, so it occurs once.
 */
declare const PRECACHE: PrecacheEntry[];
const entries = PRECACHE;

/** One width of each picture is precached and served for all widths. */
const pictures = new Map(entries.map(({ url }) => [parsePictureFileName(url)?.name, url]));

const precache = new PrecacheController({
  // The browser compares every file with its digest, so any status is accepted: hosts serve the two
  // not-found pages with status 404.
  plugins: [{ cacheWillUpdate: async ({ response }) => response }],
});
precache.addToCacheList(entries);

registerRoute(
  new PrecacheRoute(precache, {
    ignoreURLParametersMatching: [/./],
    urlManipulation: ({ url }) => {
      const picture = parsePictureFileName(url.pathname);
      const path =
        picture?.format === "avif" ? pictures.get(picture.name) : canonicalPath(url.pathname);
      return path ? [new URL(path, url)] : [];
    },
  }),
);
/** A tab of the previous version uses the files of that version as long as it is open. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|pictures)\//.test(url.pathname),
  async ({ request, url }) => (await previousFile(url.pathname)) ?? fetch(request),
);
/** Other pages are fetched; offline, the matching not-found page is shown. */
registerRoute(new NavigationRoute(({ request }) => fetch(request)));
setCatchHandler(async ({ request, url }) => {
  if (request.mode !== "navigate") return Response.error();
  // A page missing from the cache may have changed, so it is fetched without its digest.
  return fetch(request).catch(() => notFoundResponse(url?.pathname ?? "/"));
});

self.addEventListener("install", (event) => {
  // With Save-Data, pages are cached when visited, and nothing is precached.
  if (!self.navigator.connection?.saveData) precache.install(event);
});

self.addEventListener("activate", (event) => event.waitUntil(activate(event)));

// The reader wants the new version, which then controls all open tabs, or a first page is shown.
self.addEventListener("message", (event) => {
  event.waitUntil(event.data === "claim" ? self.clients.claim() : self.skipWaiting());
});

/** Deletes the files of earlier versions, unless a tab is open besides the one that is reloaded. */
async function activate(event: ExtendableEvent) {
  const tabs = await self.clients.matchAll({ type: "window" });
  if (tabs.length < 2) await precache.activate(event);
}

async function previousFile(path: string) {
  const cache = await caches.open(precache.strategy.cacheName);
  const nameOf = (file: string) => parsePictureFileName(file)?.name ?? file; // one width is cached
  const isCached = ({ url }: Request) => nameOf(new URL(url).pathname) === nameOf(path);
  const request = (await cache.keys()).find(isCached);
  return request && cache.match(request);
}

async function notFoundResponse(path: string) {
  const page = await precache.matchPrecache(`/${notFoundFile(path).replace(".html", "")}`);
  if (!page) return Response.error();
  return new Response(page.body, { status: 404, headers: page.headers });
}
