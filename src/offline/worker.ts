import { addPlugins, matchPrecache, type PrecacheEntry, precache } from "workbox-precaching";
import { FAILURE_PATHS, notFoundFile } from "../content/addresses";
import { createCacheIndex } from "./cache-index";
import { SKIP_WAITING } from "./messages";

declare const self: ServiceWorkerGlobalScope;

/** Every file to keep, with its checksum; the build puts the list here. */
declare const PRECACHE: PrecacheEntry[];

const index = createCacheIndex(PRECACHE.map(({ url }) => url));

// Hosts answer the two failure screens with their proper status, which must not end the install.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      response.ok || isFailureScreen(request.url) ? response : null,
  },
]);
precache(PRECACHE);

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data === SKIP_WAITING) self.skipWaiting(); // never unasked: it ends the old version
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const answer = request.mode === "navigate" ? showPage(request, url) : sendFile(request, url);
  if (answer) event.respondWith(answer);
});

function showPage(request: Request, url: URL) {
  const page = index.page(url.pathname) ?? index.file(url.pathname);
  if (page === url.pathname) return take(page, request);
  if (page) return Response.redirect(page + url.search, 301);
  return fetch(request).catch(() => showFailure(url.pathname));
}

function sendFile(request: Request, url: URL) {
  const file = index.file(url.pathname);
  if (file) return take(file, request);
  const picture = index.picture(url.pathname);
  return picture && fetch(request).catch(() => take(picture, request));
}

/** From the cache, or from the network should the browser have cleared it away. */
async function take(path: string, request: Request) {
  return (await matchPrecache(path)) ?? fetch(request);
}

async function showFailure(path: string) {
  const screen = await matchPrecache(`/${notFoundFile(path).replace(".html", "")}`);
  if (!screen) return Response.error();
  return new Response(screen.body, { status: 404, headers: screen.headers });
}

function isFailureScreen(url: string) {
  const { pathname } = new URL(url);
  return FAILURE_PATHS.some((path) => path === pathname);
}
