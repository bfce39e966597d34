import { Suspense } from "react";
import type { Quote } from "../content/books";
import { useHydrated } from "../runtime/use-hydrated";
import { QuoteWords } from "./quote-leaf";

interface ServedQuotesProps {
  quotes: readonly Quote[];
  today: string;
}

/**
 * The quotes after the first, in the served page, and last in it: the first and its dock come at
 * once, and stand where they stay. Styles show the one that the address names, in place of the
 * first, and all of them without script. Once the page is hydrated the viewer has them, and they
 * are gone.
 */
export function ServedQuotes({ quotes, today }: ServedQuotesProps) {
  const isServed = !useHydrated();
  return (
    isServed && (
      <Suspense>
        <QuoteList quotes={quotes.slice(1)} today={today} />
      </Suspense>
    )
  );
}

/** Inside the Suspense boundary, so that React never spends time on hydrating it. */
function QuoteList({ quotes, today }: ServedQuotesProps) {
  return (
    <ol className="reader-leaf served-quotes" start={2}>
      {quotes.map((quote) => (
        <li key={quote.id} id={quote.id}>
          <QuoteWords quote={quote} today={today} />
        </li>
      ))}
    </ol>
  );
}
