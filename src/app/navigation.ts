import { useEffect, useRef } from "react";
import type { AroundNavHandler } from "wouter";
import { decodedPath } from "./addresses";
import { screenAt } from "./routes";

let lastFollowed = 0;
let arrivesByLink = false;

/** Loads the next screen before leaving this one; the link pressed last wins. */
export const followLink: AroundNavHandler = async (navigate, to, options) => {
  const turn = ++lastFollowed;
  try {
    await screenAt(to).load();
  } catch {
    // Most likely a tab from before a deployment: the server has the new files.
    if (turn === lastFollowed) location.assign(to);
    return;
  }
  if (turn !== lastFollowed) return;
  arrivesByLink = true;
  navigate(to, options);
};

/** Back and forward, too, leave this screen only when the next one is here. */
export function watchHistory() {
  addEventListener("popstate", (event) => {
    lastFollowed++; // overtakes a link that is still loading
    if (isHere(location.pathname)) return;
    event.stopImmediatePropagation();
    showWhenHere();
  });
  // The browser returns to the place that was left: after the wait, not on this screen.
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "traverse" || !event.canIntercept) return;
    if (isHere(new URL(event.destination.url).pathname)) return;
    event.intercept({ handler: showWhenHere, focusReset: "manual" });
  });
}

function isHere(path: string) {
  return screenAt(decodedPath(path)).isHere();
}

async function showWhenHere() {
  const path = location.pathname;
  try {
    await screenAt(decodedPath(path)).load();
  } catch {
    if (location.pathname === path) location.reload(); // the server has the page
    return;
  }
  dispatchEvent(new Event("popstate"));
}

/** Starts a new page at its top and heading; back returns to the place and link that were left. */
export function useArrival(path: string) {
  const previous = useRef(path);

  useEffect(() => {
    const left = previous.current;
    if (left === path) return;
    previous.current = path;
    if (arrivesByLink) {
      scrollTo({ top: 0, behavior: "instant" });
      focus("h1");
    } else {
      focus(`a[href="${CSS.escape(left)}"]`) || focus("h1");
    }
    arrivesByLink = false;
  }, [path]);
}

function focus(selector: string) {
  const element = document.querySelector<HTMLElement>(`main ${selector}`);
  element?.focus({ preventScroll: true });
  return element !== null;
}
