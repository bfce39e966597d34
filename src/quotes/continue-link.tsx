import { useState } from "react";
import type { Book } from "../content-model/books.ts";
import { readLastIndex } from "./last-quote.ts";
import { counterIndex, hasTurned, type ViewerState } from "./viewer-state.ts";

interface ContinueLinkProps {
  book: Book;
  viewer: ViewerState;
  onFollow: () => void;
}

/** A link to the quote that the reader last turned to, instead of the volume's name in the dock. */
export function ContinueLink({ book, viewer, onFollow }: ContinueLinkProps) {
  const [lastIndex] = useState(() => readLastIndex(book));
  const isAtStart = !hasTurned(viewer) && counterIndex(viewer) === 0;
  const isWithin = lastIndex > 0 && lastIndex < viewer.count - 1; // nothing follows the last quote
  if (!isAtStart || !isWithin) return null;
  return (
    <a className="dock-continue" href={`#${book.quotes[lastIndex]?.id}`} onClick={onFollow}>
      {`${book.viewerText.continueAt} ${lastIndex + 1}`}
    </a>
  );
}
