import { createElement, memo } from "react";
import { flushSync } from "react-dom";
import type { BookQuote } from "../content/books.ts";
import { QuoteText } from "./quote-text.tsx";
import type { ViewerPartProps } from "./use-viewer.ts";
import { type Send, shownIndex } from "./viewer-state.ts";

/**
 * All quotes, hidden until the browser's search or a link to text finds one: it is then shown
 * instead of the region's own, because the browser marks what it has found.
 */
export function FindableQuotes({ book, text, controls: { viewer, send } }: ViewerPartProps) {
  return book.quotes.map((quote, index) => {
    const isShown = index === shownIndex(viewer); // the region itself shows its text
    const hidden = isShown ? viewer.foundIndex === undefined : "until-found";
    return <HiddenQuote key={quote.id} {...{ quote, index, hidden, send }} today={text.today} />;
  });
}

interface HiddenQuoteProps {
  quote: BookQuote;
  today: string;
  index: number;
  hidden: boolean | "until-found";
  send: Send;
}

const HiddenQuote = memo(({ quote, today, index, hidden, send }: HiddenQuoteProps) => {
  const attributes = {
    hidden, // React sets the value "until-found" only on custom elements
    role: "none", // or screen readers meet a group without content for every hidden quote
    // Rendered before the browser scrolls to the text.
    onbeforematch: () => flushSync(() => send({ type: "showFound", index })),
  };
  return createElement("hidden-quote", attributes, <QuoteText quote={quote} today={today} />);
});
