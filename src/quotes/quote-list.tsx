import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { BookQuote } from "../content-model/books.ts";
import { useHydrated } from "../runtime/use-hydrated.ts";
import { QuoteText } from "./quote-text.tsx";
import type { ViewerPartProps } from "./use-viewer-state.ts";
import { shownIndex } from "./viewer-state.ts";

const OTHERS_AFTER_MS = 500; // a page reached by a link is painted by then

/** All quotes, hidden but for one until the browser's search or a link to text finds them. */
export function QuoteList({ book, viewer }: Omit<ViewerPartProps, "send">) {
  const shown = shownIndex(viewer);
  const isHydrated = useHydrated();
  // A page reached by a link renders one quote first.
  const [hasOthers, setHasOthers] = useState(!isHydrated);

  useEffect(() => {
    const addOthers = () => startTransition(() => setHasOthers(true));
    const timer = setTimeout(addOthers, OTHERS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="viewer-quotes" data-prerendered={!isHydrated || undefined}>
      {book.quotes.map(
        (quote, index) =>
          (hasOthers || index === shown) && (
            <QuoteItem
              key={quote.id}
              quote={quote}
              today={book.viewerText.today}
              isFirst={index === 0}
              isShown={index === shown}
            />
          ),
      )}
    </div>
  );
}

interface QuoteItemProps {
  quote: BookQuote;
  today: string;
  isFirst: boolean; // the one that shows in the prerendered page
  isShown: boolean;
}

/**
 * A quote that is hidden, unless it shows, until the browser finds it. React writes `hidden` without
 * that value, so `render-pages.tsx` adds it to the prerendered page. A custom element, for which React
 * writes it, is inline until the styles load, and a browser that searches before takes its text for
 * visible.
 */
function QuoteItem({ quote, today, isFirst, isShown }: QuoteItemProps) {
  const isHydrated = useHydrated();
  const item = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (isShown) item.current?.removeAttribute("hidden");
    else item.current?.setAttribute("hidden", "until-found");
  }, [isShown]);

  return (
    <div
      ref={item}
      role="none" // screen readers meet no empty item for each hidden quote
      id={isHydrated ? undefined : quote.id} // a link to the id of a shown quote would focus it
      hidden={!isFirst}
      suppressHydrationWarning // the browser may have found the quote already
    >
      <QuoteText quote={quote} today={today} />
    </div>
  );
}
