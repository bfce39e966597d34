import { useCallback, useEffect, useReducer, useState } from "react";
import type { Book } from "../content/books";
import { reducedMotion } from "../runtime/motion";
import { FADE_MS, openBook, type ViewerEvent, viewerAfter } from "./state";
import { useAddress } from "./use-address";
import { visit } from "./visit";

const OPENED_MS = 200; // browsers gather what changed for a while before they tell screen readers

/** Runs a book's viewer on the page: its one timer, and the address that names the quote shown. */
export function useViewer(book: Book) {
  const { quotes } = book;
  const [viewer, dispatch] = useReducer(viewerAfter, quotes, (list) => {
    const read = list.flatMap(({ id }, index) => (visit.shown.has(id) ? [index] : []));
    return openBook(list.length, 0, read);
  });

  const send = useCallback((event: ViewerEvent) => {
    dispatch(event);
    if (reducedMotion().matches) dispatch({ type: "swap" });
  }, []);

  // A press rendered together with a swap leads from fade to fade: each has its number and timer.
  const fade = viewer.fading ? viewer.turns : undefined;
  useEffect(() => {
    if (fade === undefined) return;
    const timer = setTimeout(() => dispatch({ type: "swap" }), FADE_MS);
    return () => clearTimeout(timer);
  }, [fade]);

  useAddress(book, viewer, send);

  // The quote that the page opens with is no news, yet many a screen reader announces a change
  // only in a region that it has known before: without a fade the first turn would be too late.
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpened(true), OPENED_MS);
    return () => clearTimeout(timer);
  }, []);
  const isLive = isOpened || viewer.fading || viewer.turns > 0;

  const shown = quotes[viewer.shown]?.id;
  useEffect(() => {
    if (isLive && shown) visit.shown.add(shown);
  }, [isLive, shown]);

  return { viewer, send, isLive };
}
