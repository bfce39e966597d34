import { Fragment, type ReactNode, Suspense } from "react";
import { Icon } from "../components/icon";
import type { Quote } from "../content/books";
import { useHydrated } from "../runtime/use-hydrated";
import { lengthClass, partsOf, sentencesOf } from "./typesetting";

/**
 * All other quotes, at the end of the prerendered HTML: CSS shows the one that the URL names, and
 * all of them without JavaScript. Removed by hydration; the Suspense boundary keeps React from
 * hydrating them first.
 */
export function ServedQuotes({ quotes, today }: { quotes: readonly Quote[]; today: string }) {
  if (useHydrated()) return null;
  return (
    <Suspense>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari ignores lists without markers */}
      <ol className="viewer-quote-region served-quotes" role="list" start={2}>
        {quotes.slice(1).map((quote) => (
          <li key={quote.id} id={quote.id}>
            <QuoteWords quote={quote} today={today} />
          </li>
        ))}
      </ol>
    </Suspense>
  );
}

/** Each sentence on its own line, between hanging quotation marks, then the example. */
export function QuoteWords({ quote, today }: { quote: Quote; today: string }) {
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

/** `end` goes into the last part, so that it cannot wrap onto a line of its own. */
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
