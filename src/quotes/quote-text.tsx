import { memo } from "react";
import { Icon } from "../components/icon.tsx";
import type { BookQuote } from "../content-model/books.ts";

interface QuoteTextProps {
  quote: BookQuote;
  today: string;
}

/**
 * A quote with its example; src/content-model/quote-lines.ts has split it into lines. Both share one
 * blockquote, because Firefox indents a copied blockquote if the selection extends beyond it.
 */
export const QuoteText = memo(({ quote, today }: QuoteTextProps) => {
  const { lines, isVerse, length, isQuoted, example } = quote;
  return (
    <blockquote className="viewer-quotation">
      <p className="viewer-quote" dir="auto" data-length={length} data-verse={isVerse}>
        {lines.map((line, index) => (
          <span className="viewer-sentence" key={index}>
            {index === 0 && !isQuoted && <Mark name="open">“</Mark>}
            {line}
            {index === lines.length - 1 && !isQuoted && <Mark name="close">”</Mark>}
          </span>
        ))}
      </p>
      <p className="viewer-example mono" dir="auto">
        <Icon name="reply" />
        <span>
          <bdi className="viewer-today">{today}</bdi> {example}
        </span>
      </p>
    </blockquote>
  );
});

function Mark({ name, children }: { name: "open" | "close"; children: string }) {
  return (
    <span className={`viewer-${name}-mark`} aria-hidden="true">
      {children}
    </span>
  );
}
