const COVER = "/pictures/a-560.avif";
const CACHED = ["/", "/buy-books", "/assets/main.js", COVER];

// The worker runs in a mocked scope, to which the tests send events.
const scope = Object.assign(new EventTarget(), {
  location,
  caches,
  registration: { scope: location.href },
  skipWaiting: vi.fn(),
  clients: { claim: vi.fn() },
  __WB_DISABLE_DEV_LOGS: true,
});
Object.assign(globalThis, {
  PRECACHE: CACHED.map((url) => ({ url, revision: "1" })),
  __WB_DISABLE_DEV_LOGS: true,
  self: scope,
  registration: scope.registration,
  FetchEvent: class extends Event {},
  ExtendableEvent: Event,
});
for (const load of Object.values(import.meta.glob("./service-worker.ts"))) await load();
const skipped = scope.skipWaiting.mock.calls.length;

const textOf = async (response: Promise<Response> | undefined) => (await response)?.text();
const server = { isOnline: true, isComplete: true };
beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  Object.assign(server, { isOnline: true, isComplete: true });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
    const { pathname } = new URL(new Request(request).url);
    if (!server.isOnline) throw new TypeError("refused");
    const status = server.isComplete || pathname !== COVER ? 200 : 404;
    return new Response(`sent ${pathname}`, { status });
  });
});

test("does not install an incomplete deployment", async () => {
  server.isComplete = false;
  await expect(install()).rejects.toThrow();
});

test.each([
  ["/buy-books?from=letter", "navigate", "sent /buy-books"],
  ["/assets/main.js", "cors", "sent /assets/main.js"],
  [COVER, "no-cors", `sent ${COVER}`],
  ["/pictures/a-280.avif", "no-cors", `sent ${COVER}`],
])("responds to %s (%s) offline from the cache", async (path, mode, expected) => {
  await install();
  server.isOnline = false;
  expect(await textOf(respondTo(path, mode))).toBe(expected);
});

test("takes over at once, but claims no open page", async () => {
  await install();
  await extend("activate");
  expect(skipped).toBe(1);
  expect(scope.clients.claim).not.toHaveBeenCalled();
});

test("leaves other requests to the browser", () => {
  for (const path of [
    "/robots.txt",
    "/nope",
    "https://b.example/",
    "https://b.example/assets/a.js",
  ])
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
