import { beforeEach, expect, test, vi } from "vitest";
import { SKIP_WAITING } from "./messages";

const COVER = "/pictures/a-560-aaaaaaaa.avif";
const KEPT = ["/", "/buy-books", "/404", "/book/404", "/assets/main.js", COVER];
const PRECACHE = KEPT.map((url) => ({ url }));
const precaching = vi.hoisted(() => ({
  addPlugins: vi.fn(),
  precache: vi.fn(),
  matchPrecache: vi.fn(),
}));
vi.mock("workbox-precaching", () => precaching);

// The worker's world is not this page's: it gets one of its own, and tests speak to it by events.
const world = Object.assign(new EventTarget(), {
  location,
  clients: { claim: vi.fn(() => "claimed") },
  skipWaiting: vi.fn(),
});
vi.stubGlobal("PRECACHE", PRECACHE);
vi.stubGlobal("self", world);
for (const load of Object.values(import.meta.glob("./worker.ts"))) await load();
const [[{ cacheWillUpdate }]] = precaching.addPlugins.mock.lastCall ?? [[{}]];

let kept: string[];
let isOnline: boolean;
beforeEach(() => {
  kept = KEPT;
  isOnline = true;
  precaching.matchPrecache.mockImplementation(async (path) =>
    kept.includes(path) ? new Response(`kept ${path}`, { headers: { "x-kept": path } }) : undefined,
  );
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
    if (!isOnline) throw new TypeError("offline");
    return new Response(`sent ${new URL((request as Request).url).pathname}`);
  });
});

test("everything is kept that the build names, and pages are taken over at once", () => {
  expect(precaching.precache).toHaveBeenCalledExactlyOnceWith(PRECACHE);
  const waitUntil = vi.fn();
  world.dispatchEvent(Object.assign(new Event("activate"), { waitUntil }));
  expect(waitUntil).toHaveBeenCalledExactlyOnceWith("claimed");
});

test.each([
  ["/buy-books", 200, true],
  ["/buy-books", 404, false],
  ["/404", 404, true],
  ["/book/404", 404, true],
  ["/book/404/more", 404, false],
  ["/other/404", 404, false],
])("%s with status %i: kept is %s", async (path, status, isKept) => {
  const response = new Response("", { status });
  const request = { url: location.origin + path };
  expect(await cacheWillUpdate({ request, response })).toBe(isKept ? response : null);
});

test("a newer version waits until it is asked for", () => {
  world.dispatchEvent(new MessageEvent("message", { data: "anything" }));
  expect(world.skipWaiting).not.toHaveBeenCalled();
  world.dispatchEvent(new MessageEvent("message", { data: SKIP_WAITING }));
  expect(world.skipWaiting).toHaveBeenCalledOnce();
});

test.each([
  ["navigate", "/buy-books?from=letter", "kept /buy-books"],
  ["navigate", "/assets/main.js", "kept /assets/main.js"],
  ["navigate", "/nope", "sent /nope"],
  ["no-cors", "/assets/main.js", "kept /assets/main.js"],
  ["no-cors", "/pictures/a-280-bbbbbbbb.avif", `kept ${COVER}`],
  ["no-cors", "/pictures/a-280-bbbbbbbb.png", "sent /pictures/a-280-bbbbbbbb.png"],
])("online, %s of %s is answered by %s", async (mode, path, answer) => {
  expect(await (await ask(path, { mode }))?.text()).toBe(answer);
});

test("another spelling of a page leads to its address", async () => {
  const answer = await ask("/buy-books.html?from=letter", { mode: "navigate" });
  expect(answer?.status).toBe(301);
  expect(answer?.headers.get("location")).toBe(`${location.origin}/buy-books?from=letter`);
});

test("what the browser has cleared away comes from the network", async () => {
  kept = [];
  expect(await (await ask("/buy-books", { mode: "navigate" }))?.text()).toBe("sent /buy-books");
});

test.each([
  ["/nope", "/404"],
  ["/book/nope", "/book/404"],
])("offline, %s is answered by the screen %s with status 404", async (path, screen) => {
  isOnline = false;
  const answer = await ask(path, { mode: "navigate" });
  expect([answer?.status, answer?.headers.get("x-kept")]).toEqual([404, screen]);
  expect(await answer?.text()).toBe(`kept ${screen}`);
  kept = [];
  expect((await ask(path, { mode: "navigate" }))?.type).toBe("error");
});

test("offline, a picture in another format is better than none", async () => {
  isOnline = false;
  expect(await (await ask("/pictures/a-280-bbbbbbbb.png"))?.text()).toBe(`kept ${COVER}`);
});

test("what is not the site's own, or more than asked for, is left to the browser", () => {
  expect(ask("/assets/other.js")).toBeUndefined();
  expect(ask("/assets/main.js", { method: "POST" })).toBeUndefined();
  expect(ask("https://elsewhere.example/assets/main.js")).toBeUndefined();
});

/** What the worker answers; undefined where it lets the browser go on. */
function ask(path: string, { mode = "no-cors", method = "GET" } = {}) {
  const respondWith = vi.fn(async (answer: Response) => answer);
  const request = { url: new URL(path, location.origin).href, mode, method };
  world.dispatchEvent(Object.assign(new Event("fetch"), { request, respondWith }));
  return respondWith.mock.results[0]?.value;
}
