import { useCallback, useEffect, useReducer } from "react";
import type { Quote } from "../content/model";
import { FADE_MS, openBook, type Press, viewerAfter } from "./state";
import { useAddress } from "./use-address";

/** Runs a book's viewer on the page: its one timer, and the address that names the quote shown. */
export function useViewer(quotes: readonly Quote[]) {
  const [viewer, dispatch] = useReducer(viewerAfter, quotes.length, (count) => openBook(count));

  const press = useCallback((event: Press) => {
    dispatch(event);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) dispatch({ type: "swap" });
  }, []);

  useEffect(() => {
    if (!viewer.fading) return;
    const timer = setTimeout(() => dispatch({ type: "swap" }), FADE_MS);
    return () => clearTimeout(timer);
  }, [viewer.fading]);

  const arrive = useCallback((index: number) => dispatch({ type: "arrive", index }), []);
  const open = useCallback((index: number) => press({ type: "open", index }), [press]);
  useAddress({ quotes, viewer, arrive, open });

  return { viewer, press };
}
