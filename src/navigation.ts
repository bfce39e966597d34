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

/** Loads what back and forward lead to; where that fails, the server has the page. */
export function watchHistory() {
  addEventListener("popstate", async () => {
    const path = location.pathname;
    try {
      await screenAt(decodedPath(path)).load();
    } catch {
      if (location.pathname === path) location.reload();
    }
  });
}

/** Starts a new page at its top and heading; back returns to the place and link that were left. */
export function useArrival(path: string) {
  const previous = useRef(path);

  useEffect(() => {
    const left = previous.current;
    if (left === path) return;
    previous.current = path;
    lastFollowed++; // back and forward overtake a link that is still loading
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
