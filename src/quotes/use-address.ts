import { useEffect, useLayoutEffect } from "react";
import type { Quote } from "../content/books";
import { fragmentOf, quoteNamed } from "./fragment";
import type { Viewer } from "./state";

interface Addressed {
  /** The book's own path. */
  path: string;
  quotes: readonly Quote[];
  viewer: Viewer;
  /** Shows the quote that the page was opened with, at once. */
  arrive: (index: number) => void;
  /** Turns to a quote that the reader named later, in the address bar or by going back. */
  open: (index: number) => void;
}

/**
 * Keeps the fragment and the quote shown the same, without adding to the history. While back or
 * forward waits for its screen, this book is still shown under an address that is not its own.
 */
export function useAddress({ path, quotes, viewer, arrive, open }: Addressed) {
  const { shown, turns } = viewer;
  const quote = quotes[shown];
  const own = quote ? fragmentOf(quote) : "";

  useLayoutEffect(() => {
    if (location.pathname !== path) return;
    const named = quoteNamed(location.hash, quotes);
    if (named !== undefined) arrive(named);
    else replaceFragment("");
  }, [path, quotes, arrive]);

  // After each turn, which may have led back. An untouched page may keep the bare address, which
  // opens at the first quote as well.
  useEffect(() => {
    if (turns + shown > 0 && location.pathname === path) replaceFragment(own);
  }, [path, own, shown, turns]);

  useEffect(() => {
    const follow = () => {
      if (location.pathname !== path) return;
      const named = location.hash ? quoteNamed(location.hash, quotes) : 0;
      if (named !== undefined) open(named);
      else replaceFragment(own);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [path, quotes, open, own]);
}

function replaceFragment(fragment: string) {
  if (location.hash === fragment) return;
  try {
    history.replaceState(history.state, "", fragment || location.pathname + location.search);
  } catch {
    // Safari allows a hundred changes in half a minute; the quote matters more than its address.
  }
}
