import "./app.css";
import { type ReactElement, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { installPrompt } from "../install/install-prompt.ts";
import { loadWhenIdle } from "../runtime/load-when-idle.ts";
import { watchZoom } from "../runtime/zoom.ts";
import { pathOf } from "../shared/paths.ts";
import { App } from "./app.tsx";
import { startNavigation } from "./navigation.tsx";
import { routeAt } from "./routes.tsx";
import { createTrustedTypesPolicy } from "./trusted-types.ts";

/* The app's entry: hydrates the prerendered page, then navigates without reloading. */

const TEXT_SEARCH_MS = 500; // how long after loading Chromium may scroll to a linked text

createTrustedTypesPolicy();
installPrompt.listen(window);
watchZoom();

/** Rejects if the page's code fails to load; its HTML stays readable, with plain links. */
export const started = start();
started.then(
  () => loadWhenIdle(() => import("./load-ahead.ts")).then((module) => module?.loadAhead()),
  () => {}, // before-hydration.ts reports it
);

async function start() {
  let { page: path = "/" } = document.documentElement.dataset;
  const [page] = await Promise.all([routeAt(path).load(), documentReady()]);
  const root = await hydrate(path, page);
  reportFailedPictures();
  // The HTML may be another page's: a host's only 404.html, or Back was pressed in the meantime.
  while (routeAt(path) !== routeAt(pathOf(location.href))) {
    path = pathOf(location.href);
    root.render(<App path={path} page={await routeAt(path).load()} />);
  }
  startNavigation(root);
}

async function hydrate(path: string, page: ReactElement) {
  const container = document.getElementById("app");
  if (!container) throw new Error("The document was cut off");
  return new Promise<Root>((resolve) => {
    // In a transition, React can interrupt hydration to handle input.
    startTransition(() => {
      const onHydrated = () => {
        performance.mark("hydrated"); // for before-hydration.ts and tests
        resolve(root);
      };
      const root = hydrateRoot(container, <App path={path} page={page} onHydrated={onHydrated} />);
    });
  });
}

/** Sends the errors of pictures that failed before React listened. */
function reportFailedPictures() {
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) image.dispatchEvent(new Event("error"));
}

/** Resolves when hydration may begin. */
function documentReady() {
  if (document.readyState === "complete") return;
  const [visit] = performance.getEntriesByType("navigation");
  // Chromium scrolls to a linked text until shortly after loading; hydration then scrolls back.
  const isLinkToText = visit?.name.includes("#:~:text=");
  if (!isLinkToText && document.readyState === "interactive") return;
  return new Promise((resolve) => {
    if (isLinkToText) addEventListener("load", () => setTimeout(resolve, TEXT_SEARCH_MS));
    else document.addEventListener("DOMContentLoaded", resolve);
  });
}
