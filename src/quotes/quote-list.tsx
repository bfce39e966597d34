import {
  memo,
  Suspense,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import type { Book, BookQuote } from "../content/books.ts";
import { reducedMotion } from "../runtime/motion-preference.ts";
import { mountRef } from "../runtime/mount-ref.ts";
import { useHydrated } from "../runtime/use-hydrated.ts";
import { listenForArrowKeys } from "./arrow-keys.ts";
import { QuoteText } from "./quote-text.tsx";
import { listenForSwipes } from "./swipe.ts";
import type { ViewerPartProps } from "./use-viewer.ts";
import { canTurn, FADE_MS, isFading, type Send, shownIndex, type Turn } from "./viewer-state.ts";

/** The quotes of a book, of which one shows. */
export function QuoteList({ book, controls: { viewer, send, isLive } }: ViewerPartProps) {
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
      aria-live={isLive ? "polite" : undefined}
      aria-atomic={isLive || undefined}
      data-fading={isFading(viewer) || undefined}
      ref={region}
    >
      {/* Makes React hydrate the quotes after the rest of the page. */}
      <Suspense>
        <List book={book} shown={shownIndex(viewer)} hasTurned={viewer.history.length > 1} />
      </Suspense>
      {book.quotes.length === 0 && <p>This book has no quotes yet.</p>}
    </section>
  );
}

function List({ book, shown, hasTurned }: { book: Book; shown: number; hasTurned: boolean }) {
  const isPrerendered = !useHydrated();
  // A page reached by a link renders one quote first.
  const isWhole = useDeferredValue(true, isPrerendered);
  return (
    <ol className="viewer-quotes" role="none" data-prerendered={isPrerendered || undefined}>
      {book.quotes.map(
        (quote, index) =>
          (isWhole || index === shown) && (
            <Item
              key={quote.id}
              quote={quote}
              today={book.viewerText.today}
              isFirst={index === 0}
              isShown={index === shown}
              fadesIn={index === shown && hasTurned}
            />
          ),
      )}
    </ol>
  );
}

interface ItemProps {
  quote: BookQuote;
  today: string;
  isFirst: boolean; // the one that shows in the prerendered page
  isShown: boolean;
  fadesIn: boolean;
}

/**
 * A quote that is hidden, unless it shows, until the browser's search or a link to text finds it.
 * React cannot write that value of `hidden`; `render-pages.tsx` writes it into the prerendered page.
 * With the role "none", screen readers do not meet an empty item for each hidden quote.
 */
const Item = memo(({ quote, today, isFirst, isShown, fadesIn }: ItemProps) => {
  const ref = useRef<HTMLLIElement>(null);
  const fade = useEffectEvent((item: Element) => {
    if (fadesIn) fadeInExample(item);
  });

  useLayoutEffect(() => {
    const item = ref.current as Element;
    item.removeAttribute("id"); // with it, the quote would take the focus from a link to its hash
    if (isShown) item.removeAttribute("hidden");
    else item.setAttribute("hidden", "until-found");
    if (isShown) fade(item);
  }, [isShown]);

  return (
    <li ref={ref} id={quote.id} role="none" hidden={!isFirst} suppressHydrationWarning>
      <QuoteText quote={quote} today={today} />
    </li>
  );
});

/** Later than its quote; a transition would start only when the quote shows for the first time. */
function fadeInExample(item: Element) {
  if (reducedMotion().matches) return;
  const timing = { duration: FADE_MS, delay: 0.6 * FADE_MS, fill: "backwards" } as const;
  item.querySelector("blockquote > p + p")?.animate({ opacity: [0, 1] }, timing);
}

/** Turns to the quote in which the browser finds text, or has found some before hydration. */
function listenForMatches(region: Element, send: Send, signal: AbortSignal) {
  const items = () => [...region.querySelectorAll("li")];
  const found = items().findLastIndex((item) => !item.hasAttribute("hidden"));
  if (found > 0 && !location.hash) {
    send({ type: "resetTo", index: found });
    scrollTo(0, 0); // the browser may have scrolled to the text
  }
  const showFound = ({ target }: Event) => {
    const index = items().indexOf(target as HTMLLIElement);
    // Without a fade, and before the browser scrolls to the text.
    flushSync(() => {
      send({ type: "turnTo", index });
      send({ type: "fadeEnded" });
    });
  };
  region.addEventListener("beforematch", showFound, { signal });
}
