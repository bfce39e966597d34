import type { ReactNode } from "react";
import { BackLink } from "../components/back-link.tsx";
import type { Book, ViewerText } from "../content/books.ts";
import { lazyWhenIdle } from "../runtime/lazy-when-idle.tsx";
import { useMountRef } from "../runtime/use-mount-ref.ts";
import { listenForArrowKeys } from "./arrow-keys.ts";
import { Dock } from "./dock.tsx";
import { PrerenderedQuotes } from "./prerendered-quotes.tsx";
import { QuoteText } from "./quote-text.tsx";
import { ShareMenu } from "./share/share-menu.tsx";
import { listenForSwipes } from "./swipe.ts";
import { TableOfContents } from "./table-of-contents.tsx";
import { useViewer } from "./use-viewer.ts";
import { canTurn, isFading, shownIndex, type Turn } from "./viewer-state.ts";

const FindableQuotes = lazyWhenIdle(() => import("./idle-parts.ts").then((m) => m.FindableQuotes));

interface QuoteViewerProps {
  book: Book;
  text: ViewerText;
  cover: ReactNode;
  children: ReactNode;
}

/** One quote of a book at a time, with the controls that turn it; `viewer-state.ts` has its rules. */
export function QuoteViewer({ book, text, cover, children }: QuoteViewerProps) {
  const { quotes, volumes } = book;
  const controls = useViewer(book);
  const { viewer, send, isLive, volumeAt } = controls;
  const quote = quotes[shownIndex(viewer)];
  const volume = volumeAt(shownIndex(viewer));

  const region = useMountRef((region: HTMLElement, signal) => {
    const turn: Turn = (side) => {
      send({ type: (side === "right") === (document.dir === "rtl") ? "previous" : "next" });
      return canTurn(viewer);
    };
    listenForSwipes(region, turn, signal);
    listenForArrowKeys(region, turn, signal);
  });

  return (
    <div className="viewer" data-book-color={(volume ?? book).spines[0]}>
      <div className="viewer-bar">
        <BackLink />
        {quote && <ShareMenu book={book} quote={quote} />}
      </div>
      {/* A collection's card on the home page moves into its title, see navigation.tsx. */}
      <div className="viewer-book" data-moves-with={volumes.length > 0 ? "/" : undefined}>
        {children}
        {volumes.length > 0 && <TableOfContents book={book} current={volume} />}
        <div className="viewer-cover">{cover}</div>
      </div>
      <section
        className="viewer-quote-region"
        aria-label="Quote"
        aria-live={isLive ? "polite" : undefined}
        aria-atomic={isLive || undefined}
        data-fading={isFading(viewer) || undefined}
        ref={region}
      >
        {quote && viewer.foundIndex === undefined && (
          <QuoteText quote={quote} today={text.today} key={quote.id} />
        )}
        {!quote && <p>This book has no quotes yet.</p>}
        <FindableQuotes book={book} text={text} controls={controls} />
      </section>
      <Dock book={book} text={text} controls={controls} />
      <PrerenderedQuotes quotes={quotes} today={text.today} />
    </div>
  );
}
