import { type ReactNode, useCallback } from "react";
import { BackLink } from "../components/back-link";
import type { Book } from "../content/books";
import { useMount } from "../runtime/use-mount";
import { Dock } from "./dock";
import { QuoteLeaf } from "./quote-leaf";
import { ServedQuotes } from "./served-quotes";
import { ShareMenu } from "./share/share-menu";
import { useViewer } from "./use-viewer";
import { watchTurns } from "./watch-turns";

/** A book's quotes, one at a time, with everything that turns them; `children` name the book. */
export function QuoteViewer({ book, children }: { book: Book; children: ReactNode }) {
  const { viewer, press, isLive } = useViewer(book);
  const quote = book.quotes[viewer.shown];

  const watch = useCallback(
    (leaf: HTMLElement, signal: AbortSignal) => watchTurns(leaf, (type) => press({ type }), signal),
    [press],
  );

  return (
    <div className="reader">
      <div className="reader-bar">
        <BackLink />
        {quote && <ShareMenu book={book} quote={quote} />}
      </div>
      {children}
      <QuoteLeaf quote={quote} isFading={viewer.fading} isLive={isLive} ref={useMount(watch)}>
        <ServedQuotes quotes={book.quotes} />
      </QuoteLeaf>
      <Dock viewer={viewer} press={press} />
    </div>
  );
}
