import { type ReactNode, useCallback } from "react";
import { BackLink } from "../components/back-link";
import type { Book, ViewerText } from "../content/books";
import { useMount } from "../runtime/use-mount";
import { Contents } from "./contents";
import { Dock } from "./dock";
import { followFinger } from "./follow-finger";
import { QuoteLeaf } from "./quote-leaf";
import { ServedQuotes } from "./served-quotes";
import { ShareMenu } from "./share/share-menu";
import { placeOf } from "./state";
import { useCues } from "./use-cues";
import { useViewer } from "./use-viewer";
import { watchKeys } from "./watch-keys";

interface QuoteViewerProps {
  book: Book;
  words: ViewerText;
  cover: ReactNode;
  /** What names the book. */
  children: ReactNode;
}

/** A book's quotes, one at a time, with everything that turns them. */
export function QuoteViewer({ book, words, cover, children }: QuoteViewerProps) {
  const { viewer, send, isLive } = useViewer(book);
  const { cues, noteKeys } = useCues(viewer);
  const quote = book.quotes[viewer.shown];
  const volumeOf = (index: number) =>
    book.volumes.find(({ first, last }) => first <= index && index <= last);
  const tintOf = (index: number) => (volumeOf(index) ?? book).spines[0];

  const watch = useCallback(
    (leaf: HTMLElement, signal: AbortSignal) => {
      followFinger(leaf, (type) => send({ type }), signal);
      const turnByKey = (type: "next" | "previous") => {
        noteKeys();
        send({ type });
      };
      watchKeys(leaf, turnByKey, signal);
    },
    [send, noteKeys],
  );

  return (
    <div className="reader" data-tint={tintOf(viewer.shown)}>
      <div className="reader-bar">
        <BackLink />
        {quote && <ShareMenu book={book} quote={quote} today={words.today} />}
      </div>
      <div className="reader-book">
        {children}
        {book.volumes.length > 0 && (
          <Contents volumes={book.volumes} quotes={book.quotes} current={volumeOf(viewer.shown)} />
        )}
        <div className="reader-cover">{cover}</div>
      </div>
      <QuoteLeaf
        quote={quote}
        today={words.today}
        isFading={viewer.fading}
        isLive={isLive}
        ref={useMount(watch)}
      />
      <Dock
        viewer={viewer}
        send={send}
        volume={volumeOf(placeOf(viewer))}
        tint={tintOf(placeOf(viewer))}
        cues={cues}
        words={words}
      />
      <ServedQuotes quotes={book.quotes} today={words.today} />
    </div>
  );
}
