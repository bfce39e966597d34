import { reducedMotion } from "../runtime/motion";

let latest: ViewTransition | undefined;
let shared: HTMLElement | undefined;

/**
 * Changes between home and a book while the book that was touched, or its title where no cover
 * waits, moves from its card to its page and back. Where that cannot be, the page just changes.
 * Resolves once it has.
 */
export function changePage(from: string, to: string, change: () => void): Promise<void> {
  if (!document.startViewTransition || reducedMotion().matches) {
    change();
    return Promise.resolve();
  }
  nameShared(to);
  const transition = document.startViewTransition(() => {
    change();
    nameShared(from);
  });
  latest = transition;
  transition.finished.finally(() => {
    if (latest === transition) forgetShared();
  });
  // A newer press ends the movement, which is no fault.
  transition.ready.catch(() => {});
  return transition.updateCallbackDone;
}

/** Gives the shared part of the page shown, whose other side is `path`, its name in the transition. */
function nameShared(path: string) {
  forgetShared();
  const name = getComputedStyle(document.documentElement).getPropertyValue("--shared-part");
  const card = document.querySelector(`main a[href="${CSS.escape(path)}"]:has([data-shared])`);
  const place = path === "/" ? document.querySelector("main") : card;
  const part = place?.querySelector<HTMLElement>(`[data-shared="${name}"]`);
  if (!part || !isOnScreen(part)) return;
  part.style.viewTransitionName = name;
  shared = part;
}

function forgetShared() {
  if (shared) shared.style.viewTransitionName = "";
  shared = undefined;
}

function isOnScreen(element: Element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
