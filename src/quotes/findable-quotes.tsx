import { useLayoutEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import type { Quote } from "../content/books";
import { HiddenQuote } from "./quote";
import { indexOf, type Send, type ViewerState } from "./state";

interface FindableQuotesProps {
  quotes: readonly Quote[];
  today: string;
  viewer: ViewerState;
  send: Send;
}

/**
 * All quotes, hidden until the browser's search or a link to words finds one: it is then shown in
 * place of the region's own, so that the browser can mark the words.
 */
export function FindableQuotes({ quotes, today, viewer, send }: FindableQuotesProps) {
  const list = useRef<HTMLDivElement>(null);
  const index = indexOf(viewer);
  const isFound = viewer.found !== undefined;

  useLayoutEffect(() => {
    const find = ({ target }: Event) => {
      const index = [...(list.current?.children ?? [])].indexOf(target as Element);
      flushSync(() => send({ type: "showFound", index })); // before the browser scrolls to it
    };
    list.current?.addEventListener("beforematch", find);
  }, [send]);

  // The quote on the page is found there, not here.
  useLayoutEffect(() => {
    const item = list.current?.children[index] as HTMLElement;
    item.hidden = !isFound;
    return () => item.setAttribute("hidden", "until-found");
  }, [index, isFound]);

  const items = useMemo(
    () => quotes.map((quote) => <HiddenQuote key={quote.id} quote={quote} today={today} />),
    [quotes, today],
  );
  return (
    <div className="findable-quotes" ref={list}>
      {items}
    </div>
  );
}
