import { memo, type Ref } from "react";
import { Icon } from "../components/icon";
import type { Quote } from "../content/books";
import { QuoteText } from "./quote-text";

interface QuoteLeafProps {
  quote: Quote | undefined;
  /** What introduces the example. */
  today: string;
  isFading: boolean;
  /** Whether a change is announced, once and politely. */
  isLive: boolean;
  ref: Ref<HTMLElement>;
}

/** The leaf of the book that lies open: one quote and its example. */
export function QuoteLeaf({ quote, today, isFading, isLive, ref }: QuoteLeafProps) {
  return (
    <section
      className="reader-leaf"
      aria-label="Quote"
      aria-live={isLive ? "polite" : undefined}
      aria-atomic={isLive || undefined}
      data-fading={isFading || undefined}
      ref={ref}
    >
      {quote ? (
        <QuoteWords quote={quote} today={today} key={quote.id} />
      ) : (
        <p>This book has no quotes yet.</p>
      )}
    </section>
  );
}

/** A quote and its example. */
export const QuoteWords = memo(function QuoteWords({ quote, today }: QuoteWordsProps) {
  return (
    <>
      <QuoteText text={quote.text} />
      <p className="reader-example">
        <Icon name="turn" />
        <span>
          <span className="reader-today">{today}</span> {quote.example}
        </span>
      </p>
    </>
  );
});

type QuoteWordsProps = { quote: Quote; today: string };
