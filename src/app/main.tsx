import "./app.css";
import { type ReactElement, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { installPrompt } from "../install/install-prompt.ts";
import { loadWhenIdle } from "../runtime/load-when-idle.ts";
import { watchZoom } from "../runtime/zoom.ts";
import { FIRST_SCRIPT_ID, PAGE, UPDATE_NOTICE_ID } from "../shared/names.ts";
import { canonicalPath, pathOf, safeDecodeURI } from "../shared/paths.ts";
import { App } from "./app.tsx";
import { startNavigation } from "./navigation.tsx";
import { pagePaths, routeAt } from "./routes.tsx";
import { createTrustedTypesPolicy } from "./trusted-types.ts";

/* The app's entry: hydrates the prerendered page, then navigates without reloading. */

const TEXT_SEARCH_MS = 500; // how long after loading Chromium may scroll to a linked text
// After this time the app stops waiting for the rest of the HTML and renders the page itself.
const PARSE_TIMEOUT_MS = 3000;

let isStarted = false;

createTrustedTypesPolicy();
replaceWithCanonicalUrl();
installPrompt.listen(window);
watchZoom();
loadWhenIdle(() => import("./load-ahead.ts")).then((module) => module?.loadAhead());
start().catch(() => {
  // The prerendered page stays readable, with plain links; `before-hydration.ts` tries again.
});

/** Hydrates the prerendered page once its code is loaded; rejects if that fails. */
export async function start() {
  const path = pathOf(location.href);
  const { name, load } = routeAt(path);
  const [page] = await Promise.all([load(), documentReady()]);
  if (isStarted) return;
  if (path !== pathOf(location.href)) return start(); // Back or Forward was pressed in the meantime
  isStarted = true;
  document.getElementById(FIRST_SCRIPT_ID)?.remove(); // still there if it failed to load
  const app = <App path={path} page={page} />;
  const isHtmlOfRoute = document.documentElement.getAttribute(PAGE) === name;
  // Firefox reports a cut-off page as complete, so the last element of the page is checked.
  const isComplete = document.getElementById(UPDATE_NOTICE_ID) !== null;
  if (isHtmlOfRoute && isComplete) {
    // React skips the elements that browser extensions add to <body>, but not their text.
    for (const node of [...document.body.childNodes]) if (node.nodeName === "#text") node.remove();
    // In a transition, React can interrupt hydration to handle input.
    startTransition(() => startNavigation(hydrateRoot(document, app)));
  } else {
    // The HTML is incomplete or another page's: a host's only 404.html, or Back was pressed.
    startNavigation(renderFromScratch(app));
  }
}

/**
 * Resolves when hydration may begin, or after a timeout, because Chromium does not report a lost
 * connection.
 */
function documentReady() {
  const [visit] = performance.getEntriesByType("navigation");
  // Chromium scrolls to a linked text until shortly after loading; hydration then scrolls back.
  const isLinkToText = visit?.name.includes("#:~:text=");
  const { readyState } = document;
  if (readyState === "complete" || (readyState === "interactive" && !isLinkToText)) return;
  return new Promise((resolve) => {
    if (isLinkToText) addEventListener("load", () => setTimeout(resolve, TEXT_SEARCH_MS));
    else document.addEventListener("DOMContentLoaded", resolve);
    setTimeout(resolve, PARSE_TIMEOUT_MS);
  });
}

/** Uses a new <body>, because HTML that arrives late is still parsed into the old one. */
function renderFromScratch(app: ReactElement) {
  const others = document.querySelectorAll("body > :not(script, main, site-part)"); // of extensions
  document.body?.replaceWith(document.createElement("body"));
  const root = createRoot(document);
  flushSync(() => root.render(app)); // synchronous, so that the window is never blank
  document.body.append(...others);
  return root;
}

/**
 * Replaces spellings such as `/buy-books.html`, on hosts that cannot redirect, and `#lomv2%2D7` by
 * the canonical ones.
 */
function replaceWithCanonicalUrl() {
  const { pathname, search, hash } = location;
  const path = canonicalPath(pathname);
  const url = path + search + safeDecodeURI(hash);
  if (!pagePaths.includes(path) || url === pathname + search + hash) return;
  history.replaceState(history.state, "", url);
}
