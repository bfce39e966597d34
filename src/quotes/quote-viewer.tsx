import { type ReactNode, useCallback } from "react";
import { BackLink } from "../components/back-link";
import type { Book, ViewerText } from "../content/books";
import { useMount } from "../runtime/use-mount";
import { listenForArrowKeys } from "./arrow-keys";
import { Contents } from "./contents";
import { Dock } from "./dock";
import { QuoteRegion, ServedQuotes } from "./quote";
import { ShareMenu } from "./share/share-menu";
import { indexOf, isFading, sliderIndexOf } from "./state";
import { listenForSwipes } from "./swipe";
import { useViewer } from "./use-viewer";

interface QuoteViewerProps {
  book: Book;
  text: ViewerText;
  cover: ReactNode;
  children: ReactNode;
}

/** A book's quotes, one at a time, with everything that turns them. */
export function QuoteViewer({ book, text, cover, children }: QuoteViewerProps) {
  const { quotes, volumes } = book;
  const { viewer, send, isLive, isRead, hasTurned } = useViewer(book);
  const index = indexOf(viewer);
  const sliderIndex = sliderIndexOf(viewer);
  const quote = quotes[index];
  const volumeAt = (at: number) => volumes.find(({ first, last }) => first <= at && at <= last);
  const colourAt = (at: number) => (volumeAt(at) ?? book).spines[0];

  const listen = useCallback(
    (region: HTMLElement, signal: AbortSignal) => {
      const turn = (type: "next" | "previous") => send({ type });
      listenForSwipes(region, turn, signal);
      listenForArrowKeys(region, turn, signal);
    },
    [send],
  );

  return (
    <div className="viewer" data-spine={colourAt(index)}>
      <div className="viewer-bar">
        <BackLink />
        {quote && <ShareMenu book={book} quote={quote} today={text.today} />}
      </div>
      <div className="viewer-book">
        {children}
        {volumes.length > 0 && (
          <Contents volumes={volumes} quotes={quotes} current={volumeAt(index)} />
        )}
        <div className="viewer-cover">{cover}</div>
      </div>
      <QuoteRegion
        quote={quote}
        today={text.today}
        isFading={isFading(viewer)}
        isLive={isLive}
        ref={useMount(listen)}
      />
      <Dock
        viewer={viewer}
        send={send}
        isRead={isRead}
        volume={volumeAt(sliderIndex)}
        colour={colourAt(sliderIndex)}
        hasSwipeHint={!hasTurned}
        text={text}
      />
      <ServedQuotes quotes={quotes} today={text.today} />
    </div>
  );
}
