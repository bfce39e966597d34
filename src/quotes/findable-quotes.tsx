import { createElement, memo } from "react";
import { flushSync } from "react-dom";
import type { BookQuote } from "../content/books";
import type { DockProps } from "./dock";
import { QuoteText } from "./quote";
import { indexOf, type Send } from "./state";

/**
 * All quotes, hidden until the browser's search or a link to text finds one: it is then shown
 * instead of the region's own, because the browser marks what it has found.
 */
export function FindableQuotes({ book, text, controls: { viewer, send } }: DockProps) {
  return book.quotes.map((quote, index) => {
    const isShown = index === indexOf(viewer); // the browser finds the region's own text
    const hidden = isShown ? viewer.found === undefined : "until-found";
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
