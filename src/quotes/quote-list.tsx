import { memo, Suspense, useLayoutEffect, useMemo } from "react";
import { flushSync } from "react-dom";
import type { Book, BookQuote } from "../content/books.ts";
import { useWhenIdle } from "../runtime/lazy-when-idle.tsx";
import { mountRef } from "../runtime/mount-ref.ts";
import { reducedMotion } from "../runtime/reduced-motion.ts";
import { useHydrated } from "../runtime/use-hydrated.ts";
import { QUOTE_LIST } from "../shared/names.ts";
import { listenForArrowKeys } from "./arrow-keys.ts";
import { QuoteText } from "./quote-text.tsx";
import { listenForSwipes } from "./swipe.ts";
import type { ViewerPartProps } from "./use-viewer.ts";
import { canTurn, FADE_MS, isFading, type Send, shownIndex, type Turn } from "./viewer-state.ts";

const HIDDEN = "until-found";
const resolveTrue = async () => true;

/**
 * The quotes of a book, of which one shows. The others are hidden until the browser's search or a
 * link to text finds them. React cannot write that value of `hidden`, and the browser removes it, so
 * the attribute is set after each render; `render-pages.tsx` writes it into the prerendered page.
 */
export function QuoteList({ book, controls: { viewer, send, isLive } }: ViewerPartProps) {
  const index = shownIndex(viewer);
  const isPrerendered = !useHydrated();
  // A page reached by a link renders one quote first.
  const isWhole = useWhenIdle(resolveTrue, isPrerendered);
  const items = isWhole ? book.quotes : book.quotes.slice(index, index + 1);

  const hasTurned = viewer.history.length > 1;
  // After each render, because the browser itself shows a quote in which it finds text.
  useLayoutEffect(() => showQuote(isWhole ? index : 0, hasTurned));

  const hasOthers = canTurn(viewer);
  const region = useMemo(() => {
    return mountRef((region: HTMLElement, signal) => {
      const turn: Turn = (side) => {
        const { top, bottom } = region.getBoundingClientRect();
        if (!hasOthers || bottom <= 0 || top >= innerHeight) return false; // none, or out of view
        send({ type: (side === "right") === (document.dir === "rtl") ? "previous" : "next" });
        return true;
      };
      listenForSwipes(region, turn, signal);
      listenForArrowKeys(turn, signal);
      listenForMatches(region, send, signal);
    });
  }, [send, hasOthers]);

  return (
    <section
      className="viewer-quote-region"
      aria-label="Quote"
      data-prerendered={isPrerendered || undefined}
      aria-live={isLive ? "polite" : undefined}
      aria-atomic={isLive || undefined}
      data-fading={isFading(viewer) || undefined}
      ref={region}
    >
      <ListItems book={book} items={items} />
      {book.quotes.length === 0 && <p>This book has no quotes yet.</p>}
    </section>
  );
}

/**
 * Suspense makes React hydrate the items after the rest of the page, and memo keeps it from rendering
 * them again when the reader turns to another quote. With the role "none", screen readers do not meet
 * an empty item for each hidden quote.
 */
const ListItems = memo(({ book, items }: { book: Book; items: readonly BookQuote[] }) => (
  <Suspense>
    <ol className="viewer-quotes" role="none" data-quote-list>
      {items.map((quote) => (
        <li
          key={quote.id}
          id={quote.id}
          role="none"
          hidden={quote !== book.quotes[0]}
          suppressHydrationWarning
        >
          <QuoteText quote={quote} today={book.viewerText.today} />
        </li>
      ))}
    </ol>
  </Suspense>
));

function showQuote(shown: number, hasTurned: boolean) {
  for (const [index, item] of listItems().entries()) {
    // With an id, the quote would take the focus from a link to its hash.
    item.removeAttribute("id");
    const hidden = item.getAttribute("hidden"); // set only if it differs, or styles are computed again
    if (index !== shown && hidden !== HIDDEN) item.setAttribute("hidden", HIDDEN);
    if (index === shown && hidden !== null) {
      item.removeAttribute("hidden");
      if (hasTurned) fadeInExample(item);
    }
  }
}

/** Later than its quote; a transition would start only when the quote shows for the first time. */
function fadeInExample(item: Element) {
  if (reducedMotion().matches) return;
  const timing = { duration: FADE_MS, delay: 0.6 * FADE_MS, fill: "backwards" } as const;
  item.querySelector("blockquote > p + p")?.animate({ opacity: [0, 1] }, timing);
}

/** Turns to the quote in which the browser finds text, or has found some before hydration. */
function listenForMatches(region: Element, send: Send, signal: AbortSignal) {
  const found = listItems().findLastIndex((item) => !item.hasAttribute("hidden"));
  if (found > 0 && !location.hash) {
    send({ type: "resetTo", index: found });
    scrollTo(0, 0); // the browser may have scrolled to the text
  }
  const showFound = ({ target }: Event) => {
    const index = listItems().indexOf(target as Element);
    // Without a fade, and before the browser scrolls to the text.
    flushSync(() => {
      send({ type: "turnTo", index });
      send({ type: "fadeEnded" });
    });
  };
  region.addEventListener("beforematch", showFound, { signal });
}

function listItems() {
  return [...document.querySelectorAll(`[${QUOTE_LIST}] > li`)];
}
