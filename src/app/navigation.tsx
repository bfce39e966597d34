import { startTransition } from "react";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { hydrated } from "../runtime/hydrated";
import { pathOf } from "../shared/addresses";
import { App, type AppProps } from "./app";
import { routeAt } from "./routes";

const BUSY_AFTER_MS = 300; // a page that takes longer to load is announced as loading
const ANIMATED_WITHIN_MS = 2000; // a page that takes longer to render is shown without animation

/**
 * Renders another page in `root` whenever a link, Back or Forward leads to its path. Browsers without
 * the Navigation API (Safari before 26.2, Firefox before 147) load each page as a document instead.
 */
export function startNavigation(root: Root) {
  if (!window.navigation) return;
  let shown = pathOf(location.href);
  let isRendering = false;

  const navigate = async ({ path, scrollTop, isBack, signal }: Destination) => {
    const isInterrupting = isRendering || document.activeViewTransition;
    const unmark = markBusy(path);
    signal.addEventListener("abort", unmark);
    try {
      const [page] = await Promise.all([routeAt(path).load(), hydrated]);
      if (signal.aborted) return;
      unmark();
      const previousPath = shown;
      shown = path;
      isRendering = true;
      await render(root, { path, page }, isInterrupting ? 0 : ANIMATED_WITHIN_MS, signal);
      isRendering = false;
      if (signal.aborted) return;
      scrollTo({ top: scrollTop, behavior: "instant" });
      // Back focuses the link that led to the page just left; other navigations focus the heading.
      const target = isBack && linkTo(previousPath);
      (target || document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
    } catch {
      // Usually the tab is older than the last deployment; a reload gets the new files.
      if (!signal.aborted) location.reload();
    }
  };

  // Without this name React animates only the covers and leaves out the rest of the page.
  document.documentElement.style.viewTransitionName = "root";

  // The browser changes the URL at once. Scroll positions are kept here, because browsers restore
  // none for a page that was never scrolled, and take one set after Back for the page's own.
  navigation.addEventListener("navigate", (event) => {
    const { destination, navigationType: type, signal } = event;
    const path = pathOf(destination.url);
    if (!event.canIntercept || type === "reload" || event.downloadRequest !== null) return;
    const current = pathOf(location.href);
    const isShown = isInDom(current); // false while the current page is still loading
    const isSamePage = path === current && isShown; // a hash change or a link to the shown page
    if (isSamePage || document.querySelector(".render-error")) return;
    const { currentEntry } = navigation; // null in Firefox while a document is being unloaded
    if (currentEntry && isShown) navigation.updateCurrentEntry({ state: { scrollTop: scrollY } });
    const scrollTop: number = destination.getState()?.scrollTop ?? 0;
    const isBack = type === "traverse" && destination.index < (currentEntry?.index ?? 0);
    const handler = () => navigate({ path, scrollTop, isBack, signal });
    event.intercept({ handler, focusReset: "manual", scroll: "manual" });
  });
}

interface Destination {
  path: string;
  scrollTop: number; // the page's scroll position when it was left
  isBack: boolean;
  signal: AbortSignal; // aborts when another navigation starts
}

function isInDom(path: string) {
  return routeAt(path).name === document.documentElement.dataset.page;
}

/**
 * Resolves once the page is in the DOM. Renders in a transition, so that React animates it; after
 * `timeout` without one, since React may wait for a view transition that waits for this navigation.
 */
function render(root: Root, props: AppProps, timeout: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const onShown = () => {
      clearTimeout(timer);
      resolve();
    };
    const show = () => root.render(<App {...props} onShown={onShown} />);
    const timer = setTimeout(flushSync, timeout, show);
    signal.addEventListener("abort", () => clearTimeout(timer));
    startTransition(show);
  });
}

/** After BUSY_AFTER_MS, marks the link to `path` as busy and shows the loading status. */
function markBusy(path: string) {
  const link = linkTo(path);
  const status = document.querySelector<HTMLElement>(".loading-status");
  const mark = (isBusy: boolean) => {
    if (link) link.ariaBusy = isBusy ? "true" : null;
    if (status) status.hidden = !isBusy;
  };
  const timer = setTimeout(mark, BUSY_AFTER_MS, true);
  return () => {
    clearTimeout(timer);
    mark(false);
  };
}

function linkTo(path: string) {
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(path)}"]`);
}
