import { type ReactNode, useRef } from "react";
import { BackLink } from "../components/back-link.tsx";
import type { Book } from "../content/books.ts";
import { Dock } from "./dock.tsx";
import { QuoteList } from "./quote-list.tsx";
import { ShareMenu } from "./share/share-menu.tsx";
import { TableOfContents } from "./table-of-contents.tsx";
import { useViewer } from "./use-viewer.ts";
import { shownIndex } from "./viewer-state.ts";

const MAX_CONTENTS = 6; // volumes

interface QuoteViewerProps {
  book: Book;
  cover: ReactNode;
  children: ReactNode;
}

/** One quote of a book at a time, with the controls that turn it; `viewer-state.ts` has its rules. */
export function QuoteViewer({ book, cover, children }: QuoteViewerProps) {
  const { quotes, volumes } = book;
  const controls = useViewer(book);
  const index = shownIndex(controls.viewer);
  const quote = quotes[index];
  const volume = controls.volumeAt(index);
  const color = (volume ?? book).spines[0];
  const root = useRef<HTMLDivElement>(null);
  // More would move the dock down; they are linked below the quotes.
  const hasContents = volumes.length > 0 && volumes.length <= MAX_CONTENTS;

  return (
    <div className="viewer" data-book-color={color} ref={root}>
      <div className="viewer-bar">
        <BackLink />
        {quote && <ShareMenu book={book} quote={quote} color={color} page={root} />}
      </div>
      {/* A collection's card on the home page moves into its title, see navigation.tsx. */}
      <div className="viewer-book" data-moves-with={volumes.length > 0 ? "/" : undefined}>
        {children}
        {hasContents && <TableOfContents book={book} current={volume} />}
        <div className="viewer-cover">{cover}</div>
      </div>
      {/* Before the quotes, so that a page still loading shows it with the first one; screen readers
          read on from its buttons to the quote. */}
      <Dock book={book} controls={controls} />
      <QuoteList book={book} controls={controls} />
    </div>
  );
}
