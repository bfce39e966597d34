import { type ReactNode, useEffect } from "react";
import { BackLink } from "../components/back-link.tsx";
import type { Book, VolumeLink } from "../content-model/books.ts";
import { Dock } from "./dock.tsx";
import { storeLastId } from "./last-quote.ts";
import { QuoteRegion } from "./quote-region.tsx";
import { ShareMenu } from "./share/share-menu.tsx";
import { useLiveRegion } from "./use-live-region.ts";
import { useUrlHash } from "./use-url-hash.ts";
import { useViewerState } from "./use-viewer-state.ts";
import { shownIndex } from "./viewer-state.ts";
import { volumeAt } from "./volume-at.ts";

interface QuoteViewerProps {
  book: Book;
  children: (volume?: VolumeLink) => ReactNode; // the book's heading, given the volume of the quote
}

/** One quote of a book at a time, with the controls that turn it; `viewer-state.ts` has its rules. */
export function QuoteViewer({ book, children }: QuoteViewerProps) {
  const { viewer, send } = useViewerState(book.quotes.length);
  useUrlHash(book, viewer, send);
  const isLive = useLiveRegion();

  const index = shownIndex(viewer);
  const quote = book.quotes[index];
  const volume = volumeAt(book, index);

  const lastId = viewer.history.length > 1 ? quote?.id : undefined;
  useEffect(() => {
    if (lastId) storeLastId(book.slug, lastId);
  }, [book.slug, lastId]);

  return (
    <div className="viewer" data-book-color={(volume ?? book).spines[0]}>
      <div className="viewer-bar">
        <BackLink />
        {quote && <ShareMenu book={book} quote={quote} />}
      </div>
      {children(volume)}
      {/* Before the quotes, so that a page still loading shows it with the first one; screen readers
          read on from its buttons to the quote. */}
      <Dock book={book} viewer={viewer} send={send} />
      <QuoteRegion book={book} viewer={viewer} send={send} isLive={isLive} />
    </div>
  );
}
