import { Fragment, type ReactNode } from "react";
import { Icon } from "../components/icon";
import type { BookQuote } from "../content/books";
import { partsOf } from "../content/typesetting";

/**
 * Each sentence, or line of a poem, on its own line, between hanging quotation marks, then the
 * example. Both are in one blockquote: Firefox copies one with an indent if more than its content
 * is selected.
 */
export function QuoteText({ quote, today }: { quote: BookQuote; today: string }) {
  const { lines, isVerse, length, example } = quote;
  return (
    <blockquote className="viewer-quotation">
      <p className="viewer-quote" dir="auto" data-length={length} data-verse={isVerse}>
        {lines.map((line, index) => (
          <span className="viewer-sentence" key={index}>
            {index === 0 && <Mark name="open">“</Mark>}
            <Parts text={line} end={index === lines.length - 1 && <Mark name="close">”</Mark>} />
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
}

const LONG_PART = 16; // characters; a longer one may not fit on a phone's line

/** `end` goes into the last part, so that it cannot wrap onto a line of its own. */
function Parts({ text, end }: { text: string; end: ReactNode }) {
  const parts = partsOf(text);
  return parts.map(({ text, isBound }, index) => {
    const Part = isBound ? "span" : Fragment;
    const isLong = text.length > LONG_PART || undefined;
    return (
      <Part key={index} {...(isBound && { className: "viewer-bound", "data-long": isLong })}>
        {text}
        {index === parts.length - 1 && end}
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
