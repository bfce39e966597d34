const COVER = "/pictures/a-560.avif";
const CACHED = ["/", "/buy-books", "/assets/main.js", COVER];

// The worker runs in a mocked scope, to which the tests send events.
const scope = Object.assign(new EventTarget(), {
  location,
  caches,
  registration: { scope: location.href },
  navigator: { connection: { saveData: false } },
  skipWaiting: vi.fn(),
  clients: { matchAll: vi.fn(async () => [{}]), claim: vi.fn() },
  __WB_DISABLE_DEV_LOGS: true,
});
Object.assign(globalThis, {
  PRECACHE: CACHED.map((url) => ({ url, revision: "1", integrity: "sha256-" })),
  __WB_DISABLE_DEV_LOGS: true,
  self: scope,
  registration: scope.registration,
  FetchEvent: class extends Event {},
  ExtendableEvent: Event,
});
for (const load of Object.values(import.meta.glob("./service-worker.ts"))) await load();

const textOf = async (response: Promise<Response> | undefined) => (await response)?.text();
const server = { isOnline: true, hasChanged: false };
beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  Object.assign(server, { isOnline: true, hasChanged: false });
  scope.navigator.connection.saveData = false;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
    const { url, integrity } = new Request(request);
    if (!server.isOnline || (server.hasChanged && integrity)) throw new TypeError("refused");
    return new Response(`sent ${new URL(url).pathname}`);
  });
});

test("precaches nothing with Save-Data, and caches visited pages", async () => {
  scope.navigator.connection.saveData = true;
  await install();
  expect(fetch).not.toHaveBeenCalled();
  expect(await textOf(respondTo("/buy-books", "navigate"))).toBe("sent /buy-books");
  server.isOnline = false;
  expect(await textOf(respondTo("/buy-books", "navigate"))).toBe("sent /buy-books");
  expect((await respondTo("/", "navigate"))?.type).toBe("error");
});

test("does not install an incomplete deployment", async () => {
  server.hasChanged = true;
  await expect(install()).rejects.toThrow();
});

test("fetches a changed page without its digest", async () => {
  server.hasChanged = true;
  expect(await textOf(respondTo("/buy-books", "navigate"))).toBe("sent /buy-books");
});

test.each([
  ["/buy-books?from=letter", "navigate", "sent /buy-books"],
  ["/buy-books.html", "navigate", "sent /buy-books"],
  ["/assets/main.js", "cors", "sent /assets/main.js"],
  [COVER, "no-cors", `sent ${COVER}`],
  ["/pictures/a-280.avif", "no-cors", `sent ${COVER}`],
])("responds to %s (%s) offline from the cache", async (path, mode, expected) => {
  await install();
  server.isOnline = false;
  expect(await textOf(respondTo(path, mode))).toBe(expected);
});

test("controls open pages only on request", async () => {
  await install();
  await extend("activate");
  expect(scope.clients.claim).not.toHaveBeenCalled();
  expect(scope.skipWaiting).not.toHaveBeenCalled();
  await extend("message", { data: "claim" });
  expect(scope.clients.claim).toHaveBeenCalledOnce();
  expect(scope.skipWaiting).not.toHaveBeenCalled();
  await extend("message", { data: "skip waiting" });
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
});

test("keeps files of the previous version while another tab is open", async () => {
  await install();
  const [cacheName = ""] = await caches.keys();
  const cache = await caches.open(cacheName);
  const old = ["/assets/old.js", "/pictures/old-560.avif"];
  for (const path of old) await cache.put(path, new Response(`old ${path}`));
  server.isOnline = false;
  for (const tabs of [2, 1]) {
    scope.clients.matchAll.mockResolvedValueOnce(Array(tabs).fill({}));
    await extend("activate");
    for (const [index, path] of ["/assets/old.js", "/pictures/old-280.avif"].entries()) {
      const response = await textOf(respondTo(path, "no-cors"));
      expect(response).toBe(tabs === 2 ? `old ${old[index]}` : "");
    }
  }
  expect(await textOf(respondTo(COVER, "no-cors"))).toBe(`sent ${COVER}`);
});

test("leaves other uncached requests to the browser", () => {
  for (const path of ["/robots.txt", "https://b.example/", "https://b.example/assets/a.js"])
    expect(respondTo(path, "cors")).toBeUndefined();
  expect(respondTo("/assets/main.js", "cors", "POST")).toBeUndefined();
});

const install = () => extend("install");

/** Sends an event to the worker and waits for what extends it. */
async function extend(type: string, fields = {}) {
  const promises: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => promises.push(promise);
  scope.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...fields }));
  await Promise.all(promises);
}

/** The worker's response; undefined if it leaves the request to the browser. */
function respondTo(path: string, mode: string, method = "GET"): Promise<Response> | undefined {
  const request = new Request(new URL(path, location.origin), { method });
  Object.defineProperty(request, "mode", { value: mode }); // scripts cannot set "navigate"
  const respondWith = vi.fn(async (response: Promise<Response>) => response);
  const waitUntil = () => {};
  scope.dispatchEvent(Object.assign(new Event("fetch"), { request, respondWith, waitUntil }));
  return respondWith.mock.results[0]?.value;
}
