import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { reducedMotion } from "../runtime/motion-preference.ts";
import { pathOf } from "../shared/paths.ts";
import { App } from "./app.tsx";
import { routeAt } from "./routes.tsx";

const BUSY_AFTER_MS = 300; // a page that takes longer to load is announced as loading
/** How a page fades in during a view transition, once the old text has faded out; in ms. */
const FADE_IN = { duration: 220, delay: 90, fill: "backwards" } as const;

/**
 * Renders another page in `root` whenever a link, Back or Forward leads to its path. Browsers without
 * the Navigation API (Safari before 26.2, Firefox before 147) load each page as a document instead.
 */
export function startNavigation(root: Root) {
  if (!window.navigation) return;
  let shown = pathOf(location.href);
  // Presses do not reach what a view transition draws, so it draws only what moves, not the page.
  document.documentElement.style.viewTransitionName = "none";
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, () => document.activeViewTransition?.skipTransition(), true);

  const navigate = async (event: NavigateEvent, isBack: boolean) => {
    const { destination, signal } = event;
    const path = pathOf(destination.url);
    const unmark = markBusy(path);
    signal.addEventListener("abort", unmark);
    let page: ReactElement;
    try {
      page = await routeAt(path).load();
    } catch {
      // Usually the tab is older than the last deployment; a reload loads the new files.
      if (!signal.aborted) location.reload();
      return;
    }
    if (signal.aborted) return;
    unmark();
    await animate(shown, path, () => {
      if (signal.aborted) return;
      const previousPath = shown;
      shown = path;
      show(path, page);
      event.scroll();
      // Back focuses the link that led to the page just left; other navigations the heading.
      const target = isBack && linkTo(previousPath);
      (target || document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
    });
  };

  const show = (path: string, page: ReactElement) => {
    // Removing the focused element later would make Chromium lay out the old page once more.
    (document.activeElement as HTMLElement | null)?.blur();
    flushSync(() => root.render(<App path={path} page={page} />));
    document.querySelector('script[type="application/ld+json"]')?.remove(); // of the first page
  };

  navigation.addEventListener("navigate", (event) => {
    const { destination, navigationType: type } = event;
    const path = pathOf(destination.url);
    if (!event.canIntercept || type === "reload" || event.downloadRequest !== null) return;
    const isShown = pathOf(location.href) === shown; // false while the current page is still loading
    if (path === shown && isShown) return; // a hash change or a link to the shown page
    const { currentEntry } = navigation; // null in Firefox while a document is being unloaded
    const isBack = type === "traverse" && destination.index < (currentEntry?.index ?? 0);
    const handler = () => navigate(event, isBack);
    event.intercept({ handler, focusReset: "manual", scroll: "manual" });
  });
}

/**
 * Calls `update`, which replaces the page at `from` by the page at `to`. Between a card and its book
 * page a view transition moves the cover or the title, until a press or a key ends it; other pages
 * are replaced at once.
 */
async function animate(from: string, to: string, update: () => void) {
  const canMove = !document.activeViewTransition && !reducedMotion().matches;
  const old = canMove && movesWith(to);
  if (!old || !document.startViewTransition) return update();
  const move = (element: Element | null) => element?.toggleAttribute("data-moving", true);
  let fade: Animation | undefined;
  move(old);
  const { finished, ready, updateCallbackDone } = document.startViewTransition(() => {
    update();
    move(movesWith(from));
    fade = document.querySelector("main")?.animate({ opacity: [0, 1] }, FADE_IN);
  });
  const stop = () => {
    fade?.cancel();
    document.querySelector("[data-moving]")?.removeAttribute("data-moving");
  };
  finished.then(stop, stop);
  // The navigation ends only after the first frame, because a browser then loads the page's icon,
  // which would delay that frame. Where there is no frame, in a hidden tab or after a resize,
  // `ready` rejects.
  await Promise.all([updateCallbackDone, ready.catch(() => {})]);
}

/** The element whose cover and title are also on the page at `path`. */
function movesWith(path: string) {
  return document.querySelector(`[data-moves-with="${CSS.escape(path)}"]`);
}

/** After BUSY_AFTER_MS, marks the link to `path` as busy and shows the loading status. */
function markBusy(path: string) {
  const link = linkTo(path);
  const status = document.getElementById("loading-status");
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
