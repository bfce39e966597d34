import "../styles/index.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { canonicalPath } from "../content/addresses";
import { installOffer } from "../install/install-offer";
import { watchZoom } from "../runtime/zoom";
import { Document } from "./document";
import { getShownPath, watchHistory } from "./navigation";
import { paths, routeAt } from "./routes";
import { guardStrings } from "./trusted-types";

/** How long the app waits for the rest of the served page before it draws the page itself. */
const REST_COMES_WITHIN_MS = 3000;

guardStrings();
tidyAddress();
installOffer.listen(window);
watchZoom();
watchHistory();

let isStarted = false;

start().catch(() => {
  // The served page stays as it is, readable and linked; `early.ts` asks again.
});

/** Takes over the served page once its files are here; rejects if they do not come. */
export async function start() {
  await Promise.all([routeAt(getShownPath()).load(), wholePage()]);
  if (isStarted) return;
  isStarted = true;
  const app = <Document />;
  const { page } = document.documentElement.dataset;
  const isServed = !isLoading() && page === routeAt(getShownPath()).name;
  // As a transition, which React interrupts for anything more urgent.
  if (isServed) startTransition(() => void hydrateRoot(document, app));
  // The page broke off, the host has one 404.html for everything, or the reader has gone back.
  else createRoot(document).render(app);
}

/** On a slow line, code that was kept may be here before the page's last words are; if they come. */
function wholePage() {
  if (!isLoading()) return;
  return new Promise((resolve) => {
    document.addEventListener("DOMContentLoaded", resolve);
    setTimeout(resolve, REST_COMES_WITHIN_MS);
  });
}

/** Also for ever, when the line is lost: no event tells of that. */
function isLoading() {
  return document.readyState === "loading";
}

/** For hosts that cannot redirect: shows a page's one address, whichever way it was reached. */
function tidyAddress() {
  const path = canonicalPath(location.pathname);
  if (path === location.pathname || !paths.includes(path)) return;
  history.replaceState(history.state, "", path + location.search + location.hash);
}
