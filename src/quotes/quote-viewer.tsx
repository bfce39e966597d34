import { Icon } from "../components/icon";
import type { Quote } from "../content/model";
import { QuoteText } from "./quote-text";
import { TickRuler } from "./tick-ruler";

/** The quotes of a book, one at a time, and the dock that steps through them. */
export function QuoteViewer({ quotes }: { quotes: Quote[] }) {
  const quote = quotes[0];
  return (
    <>
      <section className="leaf" aria-label="Quote">
        {quote && <QuoteText text={quote.text} />}
        {quote && (
          <p className="example">
            <Icon name="turn" />
            <span>{quote.example}</span>
          </p>
        )}
      </section>
      <div className="dock">
        <p className="signal">
          {quote ? 1 : 0} of {quotes.length}
        </p>
        <TickRuler at={0} of={quotes.length} />
      </div>
    </>
  );
}
