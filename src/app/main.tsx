import "../styles/index.css";
import { type ReactElement, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { installPrompt } from "../install/install-prompt";
import { loadWhenIdle } from "../runtime/load-when-idle";
import { watchZoom } from "../runtime/zoom";
import { canonicalPath, decodedPath, pathOf } from "../shared/addresses";
import { App } from "./app";
import { startRouter } from "./navigation";
import { loadBookPage, paths, routeAt } from "./routes";
import { createTrustedTypesPolicy } from "./trusted-types";

const PARSE_TIMEOUT_MS = 3000; // then the app renders a page itself whose HTML is incomplete

let isStarted = false;

createTrustedTypesPolicy();
replaceWithCanonicalAddress();
installPrompt.listen(window);
watchZoom();
loadWhenIdle(loadBookPage, new AbortController().signal); // most presses lead to a book
start().catch(() => {
  // The served page stays readable, with plain links; `early.ts` tries again.
});

/** Hydrates the served page once its code is loaded; rejects if that fails. */
export async function start() {
  const path = pathOf(location.href);
  const { name, load } = routeAt(path);
  const [screen] = await Promise.all([load(), documentParsed()]);
  if (isStarted) return;
  if (path !== pathOf(location.href)) return start(); // back or forward was pressed meanwhile
  isStarted = true;
  const app = <App path={path} screen={screen} />;
  const isServed = document.documentElement.dataset.page === name;
  // Firefox ends a lost page like a whole one: the last element tells.
  const isComplete = document.querySelector("body > .update-notice:last-child") !== null;
  // As a transition, which React interrupts for input.
  if (isServed && isComplete) startTransition(() => startRouter(hydrateRoot(document, app)));
  // The HTML was cut off, or is another page's: a host's single 404.html, or before "back".
  else startRouter(renderAnew(app));
}

/** When the HTML is complete, or after a while: Chromium does not tell of a lost connection. */
function documentParsed() {
  if (document.readyState !== "loading") return;
  return new Promise((resolve) => {
    document.addEventListener("DOMContentLoaded", resolve);
    setTimeout(resolve, PARSE_TIMEOUT_MS);
  });
}

/** In a new <body>: HTML that still arrives goes on in the old one, which is no longer shown. */
function renderAnew(app: ReactElement) {
  document.body?.replaceWith(document.createElement("body"));
  const root = createRoot(document);
  flushSync(() => root.render(app)); // or the window would be empty for a moment
  return root;
}

/** For hosts that cannot redirect `/buy-books.html`, and for fragments such as `#lomv2%2D7`. */
function replaceWithCanonicalAddress() {
  const { pathname, search, hash } = location;
  const path = canonicalPath(pathname);
  const address = path + search + decodedPath(hash);
  if (!paths.includes(path) || address === pathname + search + hash) return;
  history.replaceState(history.state, "", address);
}
