import { startTransition } from "react";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { hydrated } from "../runtime/hydrated";
import { pathOf } from "../shared/addresses";
import { App, type AppProps } from "./app";
import { routeAt } from "./routes";

const BUSY_AFTER_MS = 300; // a page that takes longer to load is said to be loading
const ANIMATED_WITHIN_MS = 2000; // a page that takes longer to render is shown without animation

/** Renders another page in `root` whenever a link, back or forward leads to its path. */
export function startRouter(root: Root) {
  let shown = pathOf(location.href);
  let isRendering = false;

  const navigate: Navigate = async ({ path, top, isBack, signal }) => {
    const isInterrupting = isRendering || document.activeViewTransition;
    const unmark = markBusy(path);
    signal.addEventListener("abort", unmark);
    try {
      const [screen] = await Promise.all([routeAt(path).load(), hydrated]);
      if (signal.aborted) return;
      unmark();
      const left = shown;
      shown = path;
      isRendering = true;
      await render(root, { path, screen }, isInterrupting ? 0 : ANIMATED_WITHIN_MS, signal);
      isRendering = false;
      if (signal.aborted) return;
      scrollTo({ top, behavior: "instant" });
      // Back focuses the link that was followed from here; everything else the heading.
      const target = isBack && linkTo(left);
      (target || document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
    } catch {
      // Most likely a tab from before a deployment: the server has the new files.
      if (!signal.aborted) location.reload();
    }
  };

  /**
   * False for a fragment or a link to this page, and for all once rendering has failed. While
   * another page loads, `current` is that page's path, but the page in the DOM is still this.
   */
  const isRoutable: IsRoutable = (path, current) => {
    const isInDom = routeAt(path).name === document.documentElement.dataset.page;
    const isHere = isInDom && path === current;
    return !isHere && !document.querySelector(".render-error");
  };

  // Without a name set here React leaves the page around moving covers out of the animation.
  document.documentElement.style.viewTransitionName = "root";
  if (window.navigation) listen(navigate, isRoutable);
  else import("./history-router").then((m) => m.listen(navigate, isRoutable)).catch(() => {});
}

interface Destination {
  path: string;
  top: number; // how far the page was scrolled when it was left
  isBack: boolean;
  signal: AbortSignal; // aborts when the reader goes elsewhere meanwhile
}

export type Navigate = (to: Destination) => Promise<void>;

/** Whether to show `path` after `current`, the path that was last gone to. */
export type IsRoutable = (path: string, current: string) => boolean;

/**
 * The browser changes the address at once. It would restore scroll positions, but none of a page
 * that was never scrolled, and it takes a change of the position after "back" for the page's own.
 */
function listen(navigate: Navigate, isRoutable: IsRoutable) {
  navigation.addEventListener("navigate", (event) => {
    const { destination, navigationType: type, signal } = event;
    const path = pathOf(destination.url);
    if (!event.canIntercept || type === "reload" || event.downloadRequest !== null) return;
    const current = pathOf(location.href);
    if (!isRoutable(path, current)) return;
    const { currentEntry } = navigation; // null in Firefox while a document is left
    const isShown = !isRoutable(current, current); // or it is still loading
    if (currentEntry && isShown) navigation.updateCurrentEntry({ state: { top: scrollY } });
    const top: number = destination.getState()?.top ?? 0;
    const isBack = type === "traverse" && destination.index < (currentEntry?.index ?? 0);
    const handler = () => navigate({ path, top, isBack, signal });
    event.intercept({ handler, focusReset: "manual", scroll: "manual" });
  });
}

/**
 * Resolves once the page is in the DOM. As a transition, so that React animates it, or after
 * `timeout` without: React first waits for an earlier view transition, which may wait in turn for
 * this navigation to end.
 */
function render(root: Root, page: AppProps, timeout: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const onShown = () => {
      clearTimeout(timer);
      resolve();
    };
    const show = () => root.render(<App {...page} onShown={onShown} />);
    const timer = setTimeout(flushSync, timeout, show);
    signal.addEventListener("abort", () => clearTimeout(timer));
    startTransition(show);
  });
}

/** After a while, tells eyes and screen readers that the page at `path` is loading. */
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
