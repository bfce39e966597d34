import { useEffect, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { BaseLocationHook } from "wouter";
import { decodedPath, isBookPath } from "../content/addresses";
import { loadWhenIdle } from "../runtime/load-when-idle";
import { routeAt } from "./routes";

/** How the reader came to the page that is shown. */
type Arrival = "link" | "back" | "forward";

/** A page that takes longer than this to load is shown without further ado. */
const PATIENCE_MS = 100;

let shownPath: string | undefined;
let wantedPath: string | undefined;
let arrival: Arrival = "link";
/** How many links of this visit lie behind the page shown; each history entry knows its own. */
let depth = 0;
/** Counts links, and steps in the history: the last one wins. */
let lastPress = 0;
/** Loaded when the page is idle; until then pages just change. */
let changePage: typeof import("./cover-transition").changePage | undefined;
const listeners = new Set<() => void>();

/** The path whose page is shown: it follows the address once that page's files are here. */
export const useShownPath: BaseLocationHook = (router: { ssrPath?: string }) => [
  useSyncExternalStore(subscribe, getShownPath, () => router.ssrPath ?? getShownPath()),
  followLink,
];

/** Back and forward, too, leave this page only when the next one is here. */
export function watchHistory() {
  depth = depthHere();
  loadWhenIdle(() => import("./cover-transition"), new AbortController().signal).then((loaded) => {
    changePage = loaded?.changePage;
  });
  let isIntercepted = false;
  addEventListener("popstate", () => {
    if (!isIntercepted) followHistory();
    isIntercepted = false;
  });
  // The browser returns to the place that was left: on the page that is come back to, not on this.
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "traverse" || !event.canIntercept || event.hashChange) return;
    isIntercepted = true;
    const scroll = () => event.scroll();
    event.intercept({
      handler: () => followHistory(scroll),
      scroll: "manual",
      focusReset: "manual",
    });
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

async function followLink(to: string) {
  const path = pathOf(to);
  const pressed = performance.now();
  if (!(await load(path, () => location.assign(to)))) return;
  depth++;
  history.pushState({ depth }, "", to);
  await show(path, "link", performance.now() - pressed < PATIENCE_MS);
}

/** Shows the page of the present address; `scroll` then returns to the place it was left at. */
async function followHistory(scroll?: () => void) {
  const path = pathOf(location.href);
  const isReady = routeAt(path).isHere();
  if (!(await load(path, () => location.reload()))) return;
  const from = depth;
  depth = depthHere();
  await show(path, depth < from ? "back" : "forward", isReady, scroll);
}

/** Loads the next page before this one is left, and says whether it is still the one wanted. */
async function load(path: string, askServer: () => void) {
  const press = ++lastPress;
  try {
    await routeAt(path).load();
  } catch {
    // Most likely a tab from before a deployment: the server has the new files.
    if (press === lastPress) askServer();
    return false;
  }
  return press === lastPress;
}

/** `isReady` says that nobody waited: then the change may be a moving one. */
async function show(path: string, by: Arrival, isReady: boolean, scroll?: () => void) {
  const from = getShownPath();
  wantedPath = path;
  const change = () => {
    if (wantedPath !== path) return; // a later press has been answered first
    shownPath = path;
    arrival = by;
    flushSync(() => {
      for (const listener of [...listeners]) listener();
    });
    scroll?.();
  };
  if (isReady && changePage && isCoverToCover(from, path)) await changePage(from, path, change);
  else change();
}

/** Whether the way leads from a card on the home page to its book, or back. */
export function isCoverToCover(from: string, to: string) {
  return (from === "/" && isBookPath(to)) || (isBookPath(from) && to === "/");
}

/** At first the one that the page was opened at. */
export function getShownPath() {
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

/** An entry that is not ours, as after a change of the fragment by hand, has none. */
function depthHere(): number {
  return history.state?.depth ?? 0;
}

function focus(selector: string) {
  const element = document.querySelector<HTMLElement>(`main ${selector}`);
  element?.focus({ preventScroll: true });
  return element !== null;
}
