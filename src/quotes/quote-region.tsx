import { Suspense, useEffect, useRef } from "react";
import { listenForArrowKeys } from "./arrow-keys.ts";
import { QuoteList } from "./quote-list.tsx";
import { listenForSwipes } from "./swipe.ts";
import { useFoundQuotes } from "./use-found-quotes.ts";
import type { ViewerPartProps } from "./use-viewer-state.ts";
import { canTurn, isFading, type Turn } from "./viewer-state.ts";

interface QuoteRegionProps extends ViewerPartProps {
  isLive: boolean;
}

/** The quotes, which swipes, arrow keys and the browser's search turn. */
export function QuoteRegion({ book, viewer, send, isLive }: QuoteRegionProps) {
  const region = useRef<HTMLElement>(null);
  const isTurnable = canTurn(viewer);
  useFoundQuotes(region, send);

  useEffect(() => {
    const { current } = region;
    if (!current || !isTurnable) return;
    const controller = new AbortController();
    const turn: Turn = (side) => {
      const { top, bottom } = current.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) return false; // out of view
      const nextSide = document.dir === "rtl" ? "left" : "right";
      send({ type: side === nextSide ? "next" : "previous" });
      return true;
    };
    listenForSwipes(current, turn, controller.signal);
    listenForArrowKeys(turn, controller.signal);
    return () => controller.abort();
  }, [send, isTurnable]);

  return (
    <section
      className="viewer-quote-region"
      aria-label="Quote"
      aria-live={isLive ? "polite" : undefined}
      aria-atomic={isLive || undefined}
      data-fading={isFading(viewer) || undefined}
      ref={region}
    >
      {/* Makes React hydrate the quotes after the rest of the page. */}
      <Suspense>
        <QuoteList book={book} viewer={viewer} />
      </Suspense>
      {book.quotes.length === 0 && <p>This book has no quotes yet.</p>}
    </section>
  );
}
