import type { Book, Quote } from "../content/model";

/**
 * For readers without JavaScript: a volume's page holds all its quotes in order, a collection's
 * sends them on to its volumes, to stay as light as the other pages.
 */
export function EveryQuote({ book }: { book: Book }) {
  return (
    <noscript>
      {book.volumes.length > 0 ? (
        <p className="every-quote">Every quote stands, in order, in the volumes below.</p>
      ) : (
        <QuoteList quotes={book.quotes.slice(1)} />
      )}
    </noscript>
  );
}

function QuoteList({ quotes }: { quotes: Quote[] }) {
  return (
    <ol className="every-quote" start={2}>
      {quotes.map(({ id, text, example }) => (
        <li key={id} id={id}>
          <blockquote>{text}</blockquote>
          <p className="signal">{example}</p>
        </li>
      ))}
    </ol>
  );
}
