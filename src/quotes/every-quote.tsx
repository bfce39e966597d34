import type { Book, Quote } from "../content/model";

/**
 * For readers without JavaScript: a volume's page holds all its quotes in order, a collection's
 * sends them on to its volumes, to stay as light as the other pages.
 */
export function EveryQuote({ book }: { book: Book }) {
  // A browser that runs this never shows it: only the served page needs the words.
  return <noscript>{import.meta.env.SSR && <Words book={book} />}</noscript>;
}

function Words({ book }: { book: Book }) {
  if (book.volumes.length === 0) return <QuoteList quotes={book.quotes.slice(1)} />;
  return <p className="every-quote">Every quote stands, in order, in the volumes below.</p>;
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
