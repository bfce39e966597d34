import type { ReactNode } from "react";
import { BackLink } from "../components/back-link.tsx";
import type { Book, VolumeLink } from "../content/books.ts";
import { Dock } from "./dock.tsx";
import { QuoteList } from "./quote-list.tsx";
import { ShareMenu } from "./share/share-menu.tsx";
import { useViewer } from "./use-viewer.ts";
import { shownIndex } from "./viewer-state.ts";

interface QuoteViewerProps {
  book: Book;
  children: (volume?: VolumeLink) => ReactNode; // the book's heading, given the volume of the quote
}

/** One quote of a book at a time, with the controls that turn it; `viewer-state.ts` has its rules. */
export function QuoteViewer({ book, children }: QuoteViewerProps) {
  const controls = useViewer(book);
  const index = shownIndex(controls.viewer);
  const quote = book.quotes[index];
  const volume = controls.volumeAt(index);
  const color = (volume ?? book).spines[0];

  return (
    <div className="viewer" data-book-color={color}>
      <div className="viewer-bar">
        <BackLink />
        {quote && <ShareMenu book={book} quote={quote} color={color} />}
      </div>
      {children(volume)}
      {/* Before the quotes, so that a page still loading shows it with the first one; screen readers
          read on from its buttons to the quote. */}
      <Dock book={book} controls={controls} />
      <QuoteList book={book} controls={controls} />
    </div>
  );
}
