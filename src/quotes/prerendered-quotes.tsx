import { Suspense } from "react";
import type { BookQuote } from "../content/books.ts";
import { useHydrated } from "../runtime/use-hydrated.ts";
import { QuoteText } from "./quote-text.tsx";

/**
 * The quotes after the first, at the end of the prerendered HTML. CSS shows the one that the URL
 * names or the browser finds, and all of them without JavaScript. Hydration removes them: the
 * Suspense boundary keeps React from hydrating them first, so the browser needs no code for them.
 * `render-pages.tsx` writes `data-hidden` as `hidden`.
 */
export function PrerenderedQuotes({
  quotes,
  today,
}: {
  quotes: readonly BookQuote[];
  today: string;
}) {
  if (useHydrated()) return null;
  return (
    <Suspense>
      {import.meta.env.SSR && (
        <ol
          className="viewer-quote-region prerendered-quotes"
          // biome-ignore lint/a11y/noRedundantRoles: Safari ignores lists without markers
          role="list"
          start={2}
        >
          {quotes.slice(1).map((quote) => (
            <li key={quote.id} id={quote.id}>
              <div className="prerendered-quote" data-hidden="until-found">
                <QuoteText quote={quote} today={today} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Suspense>
  );
}
