import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from "react";
import type { Book } from "../content/books.ts";
import { createStore } from "../runtime/create-store.ts";
import { reducedMotion } from "../runtime/motion-preference.ts";
import { storeLastId } from "./last-quote.ts";
import { useUrlHash } from "./use-url-hash.ts";
import {
  FADE_MS,
  initialViewerState,
  isFading,
  type Send,
  shownIndex,
  viewerReducer,
} from "./viewer-state.ts";

export const NEW_VISIT = { readIds: new Set<string | undefined>(), hasTurned: false };

/** What the reader has done in this visit; kept in memory until the document is left. */
export const visit = createStore(NEW_VISIT);

const SETTLED_MS = 200; // browsers batch changes before they inform screen readers

export type ViewerControls = ReturnType<typeof useViewer>;

/** What the parts of the viewer receive. */
export interface ViewerPartProps {
  book: Book;
  controls: ViewerControls;
}

/** The state of a book's viewer, with its fade timer, its URL and the memory of the visit. */
export function useViewer(book: Book) {
  const { quotes, volumes } = book;
  const [viewer, dispatch] = useReducer(viewerReducer, initialViewerState(quotes.length));
  const { readIds, hasTurned } = useSyncExternalStore(visit.subscribe, visit.get, visit.get);
  const [isSettled, setSettled] = useState(false);

  const send = useCallback<Send>((action) => {
    dispatch(action);
    if (reducedMotion().matches) dispatch({ type: "fadeEnded" });
  }, []);

  // Keyed by the history's length: if React renders the end of a fade together with the next press,
  // the next fade needs a timer of its own.
  const fade = isFading(viewer) ? viewer.history.length : undefined;
  useEffect(() => {
    if (fade === undefined) return;
    const timer = setTimeout(() => dispatch({ type: "fadeEnded" }), FADE_MS);
    return () => clearTimeout(timer);
  }, [fade]);

  useUrlHash(book, viewer, send);

  // aria-live is added 200 ms after mount: earlier the first quote would be announced, later the
  // first change would be missed.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const hasTurnedHere = isFading(viewer) || viewer.history.length > 1;
  const isLive = isSettled || hasTurnedHere;

  const id = quotes[shownIndex(viewer)]?.id;
  useEffect(() => {
    if (!isLive) return;
    const { readIds, hasTurned } = visit.get();
    visit.set({ readIds: new Set(readIds).add(id), hasTurned: hasTurned || hasTurnedHere });
  }, [isLive, id, hasTurnedHere]);

  const hasShownOthers = viewer.history.length > 1;
  useEffect(() => {
    if (hasShownOthers) storeLastId(book.slug, id);
  }, [book.slug, id, hasShownOthers]);

  const isRead = (index: number) =>
    viewer.history.includes(index) || readIds.has(quotes[index]?.id);
  const volumeAt = (index: number) =>
    volumes.find(({ first, last }) => first <= index && index <= last);
  return { viewer, send, isLive, isRead, hasTurned: hasTurned || hasTurnedHere, volumeAt };
}
