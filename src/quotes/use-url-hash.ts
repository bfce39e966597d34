import { useEffect, useLayoutEffect } from "react";
import type { Book } from "../content/books";
import { decodedPath } from "../shared/addresses";
import { indexOf, type Send, type Viewer } from "./state";

/**
 * Keeps the URL hash and the shown quote in sync without new history entries. The URL changes
 * before the page is rendered, so it may already be another page's.
 */
export function useFragment({ quotes, path }: Book, viewer: Viewer, send: Send) {
  const index = indexOf(viewer);
  const fragment = quotes[index] ? `#${quotes[index].id}` : "";
  const swaps = viewer.history.length; // counts a swap back to the same quote, too

  useLayoutEffect(() => {
    const named = indexInAddress(path, quotes);
    if (named === -1) replaceFragment("");
    else if (named) send({ type: "arrive", index: named });
  }, [path, quotes, send]);

  // A URL without a hash shows the first quote, and gets a hash only after a turn.
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

/** The index of the quote that the URL names: -1 if unknown, undefined on another page. */
function indexInAddress(path: string, quotes: Book["quotes"]) {
  if (location.pathname !== path) return;
  const fragment = decodedPath(location.hash.slice(1)); // browsers decode it for :target
  return fragment ? quotes.findIndex(({ id }) => id === fragment) : 0;
}

function replaceFragment(fragment: string) {
  if (location.hash === fragment) return;
  try {
    history.replaceState(history.state, "", fragment || location.pathname + location.search);
  } catch {
    // Safari allows 100 changes in 30 seconds; beyond that the URL stays as it is.
  }
}
