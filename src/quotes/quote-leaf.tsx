import { memo, type Ref } from "react";
import { Icon } from "../components/icon";
import type { Quote } from "../content/model";
import { QuoteText } from "./quote-text";

interface QuoteLeafProps {
  quote: Quote | undefined;
  isFading: boolean;
  /** Whether a change is announced, once and politely. */
  isLive: boolean;
  ref: Ref<HTMLElement>;
}

/** The leaf of the book that lies open: one quote and its example. */
export function QuoteLeaf({ quote, isFading, isLive, ref }: QuoteLeafProps) {
  return (
    <section
      className="leaf"
      aria-label="Quote"
      aria-live={isLive ? "polite" : undefined}
      aria-atomic={isLive || undefined}
      data-fading={isFading || undefined}
      ref={ref}
    >
      {quote ? <Words quote={quote} key={quote.id} /> : <p>This book has no quotes yet.</p>}
    </section>
  );
}

const Words = memo(function Words({ quote }: { quote: Quote }) {
  return (
    <>
      <QuoteText text={quote.text} />
      <p className="example">
        <Icon name="turn" />
        <span>{quote.example}</span>
      </p>
    </>
  );
});
