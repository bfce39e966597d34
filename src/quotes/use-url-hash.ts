import { useEffect, useLayoutEffect } from "react";
import type { Book } from "../content/books";
import { decodedPath } from "../shared/addresses";
import { indexOf, type Send, type Viewer } from "./state";

/**
 * Keeps the address's fragment and the quote shown in step, without adding to the history. The
 * router changes the path before the page: until then the address is another page's.
 */
export function useFragment({ quotes, path }: Book, viewer: Viewer, send: Send) {
  const index = indexOf(viewer);
  const fragment = quotes[index] ? `#${quotes[index].id}` : "";
  const swaps = viewer.history.length; // also to the same quote, after the address named another

  useLayoutEffect(() => {
    const named = indexInAddress(path, quotes);
    if (named === -1) replaceFragment("");
    else if (named) send({ type: "arrive", index: named });
  }, [path, quotes, send]);

  // The bare address opens at the first quote as well, and stays until the reader turns.
  useEffect(() => {
    if ((swaps > 1 || index > 0) && location.pathname === path) replaceFragment(fragment);
  }, [path, fragment, index, swaps]);

  useEffect(() => {
    const follow = () => {
      const named = indexInAddress(path, quotes);
      if (named === -1) replaceFragment(fragment);
      else if (named !== undefined) send({ type: "open", index: named });
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [path, quotes, send, fragment]);
}

/** The quote that the address names, -1 if there is none of that id; undefined on another page. */
function indexInAddress(path: string, quotes: Book["quotes"]) {
  if (location.pathname !== path) return;
  const fragment = decodedPath(location.hash.slice(1)); // as the browser itself finds the :target
  return fragment ? quotes.findIndex(({ id }) => id === fragment) : 0;
}

function replaceFragment(fragment: string) {
  if (location.hash === fragment) return;
  try {
    history.replaceState(history.state, "", fragment || location.pathname + location.search);
  } catch {
    // Safari allows 100 changes in 30 seconds; the quote matters more than its address.
  }
}
