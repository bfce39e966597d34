import { createElement, Fragment, type ReactNode, Suspense } from "react";
import { Icon } from "../components/icon";
import type { Quote } from "../content/books";
import { useHydrated } from "../runtime/use-hydrated";
import { lengthClass, partsOf, sentencesOf } from "./typesetting";

/**
 * All other quotes, at the end of the served HTML: CSS shows the one that the address names, and
 * all of them without script. Gone once hydrated; the Suspense boundary keeps React from hydrating
 * them first.
 */
export function ServedQuotes({ quotes, today }: { quotes: readonly Quote[]; today: string }) {
  if (useHydrated()) return null;
  return (
    <Suspense>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari ignores lists without markers */}
      <ol className="viewer-quote-region served-quotes" role="list" start={2}>
        {quotes.slice(1).map((quote) => (
          <li key={quote.id} id={quote.id}>
            <HiddenQuote quote={quote} today={today} />
          </li>
        ))}
      </ol>
    </Suspense>
  );
}

/** Hidden until the browser finds words in it; React knows this value only on custom elements. */
export function HiddenQuote(props: QuoteWordsProps) {
  return createElement("hidden-quote", { hidden: "until-found" }, <QuoteWords {...props} />);
}

interface QuoteWordsProps {
  quote: Quote;
  today: string;
}

/** Each sentence on a line of its own, between hanging marks, then the example. */
export function QuoteWords({ quote, today }: QuoteWordsProps) {
  const sentences = sentencesOf(quote.text);
  return (
    <>
      <blockquote className="viewer-quote" data-length={lengthClass(quote.text)}>
        {sentences.map((sentence, at) => (
          <span className="viewer-sentence" key={at}>
            {at === 0 && <Mark name="open">“</Mark>}
            <Parts of={sentence} end={at === sentences.length - 1 && <Mark name="close">”</Mark>} />
          </span>
        ))}
      </blockquote>
      <p className="viewer-example mono">
        <Icon name="reply" />
        <span>
          <span className="viewer-today">{today}</span> {quote.example}
        </span>
      </p>
    </>
  );
}

/** `end` is inside the last part, or it could stand alone on a line. */
function Parts({ of, end }: { of: string; end: ReactNode }) {
  const parts = partsOf(of);
  return parts.map(({ text, isBound }, at) => {
    const Part = isBound ? "span" : Fragment;
    return (
      <Part key={at} {...(isBound && { className: "viewer-bound" })}>
        {text}
        {at === parts.length - 1 && end}
      </Part>
    );
  });
}

function Mark({ name, children }: { name: "open" | "close"; children: string }) {
  return (
    <span className={`viewer-${name}-mark`} aria-hidden="true">
      {children}
    </span>
  );
}
