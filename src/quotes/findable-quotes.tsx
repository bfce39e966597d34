import { createElement, useDeferredValue, useLayoutEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import type { BookQuote } from "../content/books";
import { QuoteText } from "./quote";
import { indexOf, type Send, type ViewerState } from "./state";

interface FindableQuotesProps {
  quotes: readonly BookQuote[];
  today: string;
  viewer: ViewerState;
  send: Send;
}

/**
 * All quotes, hidden until the browser's search or a link to text finds one: it is then shown
 * instead of the region's own, because the browser marks what it has found.
 */
export function FindableQuotes({ quotes, today, viewer, send }: FindableQuotesProps) {
  const list = useRef<HTMLDivElement>(null);
  const index = indexOf(viewer);
  const isFound = viewer.found !== undefined;
  const all = useMemo(
    () => quotes.map((quote) => <HiddenQuote key={quote.id} quote={quote} today={today} />),
    [quotes, today],
  );
  const items = useDeferredValue(all, []); // rendered after anything that the reader does

  useLayoutEffect(() => {
    const showFound = ({ target }: Event) => {
      const index = [...(list.current?.children ?? [])].indexOf(target as Element);
      flushSync(() => send({ type: "showFound", index })); // before the browser scrolls to it
    };
    list.current?.addEventListener("beforematch", showFound);
  }, [send]);

  useLayoutEffect(() => {
    const item = list.current?.children[index] as HTMLElement | undefined;
    if (items.length === 0 || !item) return;
    item.hidden = !isFound; // the browser finds the region's own text
    list.current?.parentElement?.toggleAttribute("data-found", isFound);
    return () => item.setAttribute("hidden", "until-found");
  }, [items, index, isFound]);

  return (
    <div className="findable-quotes" ref={list}>
      {items}
    </div>
  );
}

function HiddenQuote(props: { quote: BookQuote; today: string }) {
  // Without the role, screen readers would meet a group without content for every hidden quote.
  const attributes = { hidden: "until-found", role: "none" };
  return createElement("hidden-quote", attributes, <QuoteText {...props} />);
}
