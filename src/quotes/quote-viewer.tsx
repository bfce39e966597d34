import type { ReactNode } from "react";
import { BackLink } from "../components/back-link";
import type { Book, ViewerText } from "../content/books";
import { lazyWhenIdle } from "../runtime/lazy-when-idle";
import { useMountRef } from "../runtime/use-mount-ref";
import { listenForArrowKeys } from "./arrow-keys";
import { Dock } from "./dock";
import { QuoteText } from "./quote";
import { ServedQuotes } from "./served-quotes";
import { ShareMenu } from "./share/share-menu";
import { canTurn, indexOf, isFading, type Turn } from "./state";
import { listenForSwipes } from "./swipe";
import { TableOfContents } from "./table-of-contents";
import { useViewer } from "./use-viewer";

const FindableQuotes = lazyWhenIdle(() => import("./idle-parts").then((m) => m.FindableQuotes));

interface QuoteViewerProps {
  book: Book;
  text: ViewerText;
  cover: ReactNode;
  children: ReactNode;
}

export function QuoteViewer({ book, text, cover, children }: QuoteViewerProps) {
  const { quotes, volumes } = book;
  const controls = useViewer(book);
  const { viewer, send, isLive, volumeAt } = controls;
  const quote = quotes[indexOf(viewer)];
  const volume = volumeAt(indexOf(viewer));

  const region = useMountRef((region: HTMLElement, signal) => {
    const turn: Turn = (isRight) => {
      send({ type: isRight === (document.dir === "rtl") ? "previous" : "next" });
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
        data-swipe-area // read by early.ts
        aria-live={isLive ? "polite" : undefined}
        aria-atomic={isLive || undefined}
        data-fading={isFading(viewer) || undefined}
        ref={region}
      >
        {quote && viewer.found === undefined && (
          <QuoteText quote={quote} today={text.today} key={quote.id} />
        )}
        {!quote && <p>This book has no quotes yet.</p>}
        <FindableQuotes book={book} text={text} controls={controls} />
      </section>
      <Dock book={book} text={text} controls={controls} />
      <ServedQuotes quotes={quotes} today={text.today} />
    </div>
  );
}
