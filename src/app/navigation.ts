import { useEffect, useRef, useSyncExternalStore } from "react";
import type { BaseLocationHook } from "wouter";
import { decodedPath } from "./addresses";
import { routeAt } from "./routes";

/** How the reader came to the page that is shown. */
type Arrival = "link" | "back" | "forward";

let shownPath: string | undefined;
let arrival: Arrival = "link";
/** How many links of this visit lie behind the page shown; each history entry knows its own. */
let depth = 0;
let lastLink = 0;
const listeners = new Set<() => void>();

/** The path whose page is shown: it follows the address once that page's files are here. */
export const useShownPath: BaseLocationHook = (router: { ssrPath?: string }) => [
  useSyncExternalStore(subscribe, getShownPath, () => router.ssrPath ?? getShownPath()),
  followLink,
];

/** Back and forward, too, leave this page only when the next one is here. */
export function watchHistory() {
  depth = depthOf(history.state);
  addEventListener("popstate", () => {
    lastLink++; // overtakes a link that is still loading
    followHistory();
  });
  // The browser returns to the place that was left: after the wait, not on this page.
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "traverse" || !event.canIntercept) return;
    if (routeAt(pathOf(event.destination.url)).isHere()) return;
    event.intercept({ handler: async () => followHistory(), focusReset: "manual" });
  });
}

/** Starts a new page at its top and heading; back returns to the place and link that were left. */
export function useArrival(path: string) {
  const previous = useRef(path);

  useEffect(() => {
    const left = previous.current;
    if (left === path) return;
    previous.current = path;
    if (arrival === "link") scrollTo({ top: 0, behavior: "instant" });
    if (arrival !== "back" || !focus(`a[href="${CSS.escape(left)}"]`)) focus("h1");
  }, [path]);
}

/** Loads the next page before leaving this one; the link pressed last wins. */
async function followLink(to: string) {
  const link = ++lastLink;
  const path = pathOf(to);
  try {
    await routeAt(path).load();
  } catch {
    // Most likely a tab from before a deployment: the server has the new files.
    if (link === lastLink) location.assign(to);
    return;
  }
  if (link !== lastLink) return;
  depth++;
  history.pushState({ depth }, "", to);
  show(path, "link");
}

function followHistory() {
  const path = pathOf(location.href);
  const route = routeAt(path);
  const arrive = () => {
    if (path !== pathOf(location.href)) return; // the reader has gone on
    const from = depth;
    depth = depthOf(history.state);
    show(path, depth < from ? "back" : "forward");
  };
  if (route.isHere()) return arrive();
  return route.load().then(arrive, () => {
    if (path === pathOf(location.href)) location.reload(); // the server has the page
  });
}

function show(path: string, by: Arrival) {
  if (path === shownPath) return;
  shownPath = path;
  arrival = by;
  for (const listener of [...listeners]) listener();
}

function getShownPath() {
  shownPath ??= pathOf(location.href);
  return shownPath;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function pathOf(address: string) {
  return decodedPath(new URL(address, location.href).pathname);
}

function depthOf(state: unknown) {
  const isOurs = typeof state === "object" && state !== null && "depth" in state;
  return isOurs ? Number(state.depth) : 0;
}

function focus(selector: string) {
  const element = document.querySelector<HTMLElement>(`main ${selector}`);
  element?.focus({ preventScroll: true });
  return element !== null;
}
