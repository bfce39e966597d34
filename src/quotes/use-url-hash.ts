import { useEffect, useLayoutEffect } from "react";
import type { Book } from "../content-model/books.ts";
import { pathOf, safeDecodeURI } from "../shared/paths.ts";
import { type Send, shownIndex, type ViewerState } from "./viewer-state.ts";

/**
 * Keeps the URL hash and the shown quote in sync without new history entries. The URL changes
 * before the page is rendered, so it may already be another page's.
 */
export function useUrlHash({ quotes, path }: Book, viewer: ViewerState, send: Send) {
  const index = shownIndex(viewer);
  const hash = quotes[index] ? `#${quotes[index].id}` : "";
  const turns = viewer.history.length; // counts a turn back to the same quote, too

  useLayoutEffect(() => {
    const named = indexInUrl(path, quotes);
    if (named > 0) send({ type: "resetTo", index: named });
    const follow = () => {
      const index = indexInUrl(path, quotes);
      if (index >= 0) send({ type: "turnTo", index });
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [path, quotes, send]);

  // A URL without a hash shows the first quote, and gets a hash only after a turn.
  useEffect(() => {
    if ((turns > 1 || index > 0 || location.hash) && pathOf(location.href) === path)
      replaceHash(hash);
  }, [path, hash, index, turns]);
}

/** The index of the quote that the URL names; -1 if it is unknown, or another page's. */
function indexInUrl(path: string, quotes: Book["quotes"]) {
  if (pathOf(location.href) !== path) return -1;
  const id = safeDecodeURI(location.hash.slice(1)); // decoded, as for :target
  return id ? quotes.findIndex((quote) => quote.id === id) : 0;
}

function replaceHash(hash: string) {
  if (location.hash === hash) return;
  try {
    history.replaceState(history.state, "", hash || location.pathname + location.search);
  } catch {
    // Safari allows 100 changes in 30 seconds; beyond that the URL stays as it is.
  }
}
