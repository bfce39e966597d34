import { useEffect, useLayoutEffect } from "react";
import type { Book, Quote } from "../content/books";
import type { Viewer, ViewerEvent } from "./state";

/**
 * Keeps the fragment and the quote shown the same, without adding to the history. While back or
 * forward waits for its screen, this book is still shown under an address that is not its own.
 */
export function useAddress(
  { quotes, head }: Book,
  { shown, turns }: Viewer,
  send: (event: ViewerEvent) => void,
) {
  const { pathname: path } = new URL(head.url);
  const quote = quotes[shown];
  const own = quote ? `#${quote.id}` : "";

  useLayoutEffect(() => {
    if (location.pathname !== path) return;
    const index = quotes.findIndex(isNamed);
    if (index >= 0) send({ type: "arrive", index });
    else replaceFragment("");
  }, [path, quotes, send]);

  // After each turn, which may have led back. An untouched page may keep the bare address, which
  // opens at the first quote as well.
  useEffect(() => {
    if (turns + shown > 0 && location.pathname === path) replaceFragment(own);
  }, [path, own, shown, turns]);

  // The reader may name a quote later, in the address bar or by going back.
  useEffect(() => {
    const follow = () => {
      if (location.pathname !== path) return;
      const index = location.hash ? quotes.findIndex(isNamed) : 0;
      if (index >= 0) send({ type: "open", index });
      else replaceFragment(own);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [path, quotes, send, own]);
}

/** Whether the address names a quote; its id is one that needs no escaping. */
function isNamed({ id }: Quote) {
  return location.hash === `#${id}`;
}

function replaceFragment(fragment: string) {
  if (location.hash === fragment) return;
  try {
    history.replaceState(history.state, "", fragment || location.pathname + location.search);
  } catch {
    // Safari allows a hundred changes in half a minute; the quote matters more than its address.
  }
}
