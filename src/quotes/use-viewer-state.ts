import { useCallback, useEffect, useReducer } from "react";
import type { Book } from "../content-model/books.ts";
import { reducedMotion } from "../runtime/motion-preference.ts";
import {
  FADE_MS,
  initialViewerState,
  isFading,
  type Send,
  type ViewerState,
  viewerReducer,
} from "./viewer-state.ts";

/** What the parts of the viewer receive. */
export interface ViewerPartProps {
  book: Book;
  viewer: ViewerState;
  send: Send;
}

/** The state of a viewer, whose fades end by a timer. */
export function useViewerState(count: number) {
  const [viewer, dispatch] = useReducer(viewerReducer, initialViewerState(count));

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

  return { viewer, send };
}
