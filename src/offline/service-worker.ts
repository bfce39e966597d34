import { PrecacheController, type PrecacheEntry, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { canonicalPath, FAILURE_PATHS, notFoundFile, pictureIn } from "../shared/addresses";

declare const self: ServiceWorkerGlobalScope & {
  navigator: { connection?: { saveData?: boolean } };
};

/** Every file to keep, with its checksum; the build puts the list here. */
declare const PRECACHE: PrecacheEntry[];

/** Of each picture one width is kept, which answers for the others. */
const pictures = new Map(PRECACHE.map(({ url }) => [pictureIn(url)?.name, url]));

const precache = new PrecacheController({
  plugins: [
    {
      // Hosts answer the two failure screens with status 404, which must not end the install.
      cacheWillUpdate: async ({ request, response }) => {
        const isFailure = FAILURE_PATHS.some((path) => request.url.endsWith(path));
        return response.ok || isFailure ? response : null;
      },
    },
  ],
});
precache.addToCacheList(PRECACHE);

registerRoute(
  new PrecacheRoute(precache, {
    ignoreURLParametersMatching: [/./],
    urlManipulation: ({ url }) => {
      const picture = pictureIn(url.pathname);
      const path =
        picture?.format === "avif" ? pictures.get(picture.name) : canonicalPath(url.pathname);
      return path ? [new URL(path, url)] : [];
    },
  }),
);
/** Any other page: from the network, and without one the screen that it would answer with. */
registerRoute(new NavigationRoute(({ request }) => fetch(request)));
setCatchHandler(async ({ request, url }) => {
  if (request.mode !== "navigate") return Response.error();
  // A page that is not kept may have changed since, and then its checksum is wrong.
  return fetch(request).catch(() => showFailure(url?.pathname ?? "/"));
});

self.addEventListener("install", (event) => {
  // With Save-Data a page is kept when it is visited, and nothing in advance.
  if (!self.navigator.connection?.saveData) precache.install(event);
});

self.addEventListener("activate", (event) => {
  precache.activate(event);
  event.waitUntil(self.clients.claim());
});

// The one message there is: a reader asks for the new version, which replaces that of open tabs.
self.addEventListener("message", () => self.skipWaiting());

async function showFailure(path: string) {
  const screen = await precache.matchPrecache(`/${notFoundFile(path).replace(".html", "")}`);
  if (!screen) return Response.error();
  return new Response(screen.body, { status: 404, headers: screen.headers });
}
