import type { Book } from "../content/model";

/**
 * For readers without JavaScript: a volume's page holds all its quotes in order, a collection's
 * leads to its volumes' pages.
 */
export function EveryQuote({ book }: { book: Book }) {
  return (
    <noscript>
      {book.volumes.length > 0 ? <VolumeLinks book={book} /> : <QuoteList book={book} />}
    </noscript>
  );
}

function VolumeLinks({ book }: { book: Book }) {
  return (
    <p className="every-quote">
      Every quote, in order:
      {book.volumes.map(({ slug, title, subtitle }) => (
        <a key={slug} href={`/book/${slug}`}>
          {subtitle ? `${title}, ${subtitle}` : title}
        </a>
      ))}
    </p>
  );
}

function QuoteList({ book }: { book: Book }) {
  return (
    <ol className="every-quote" start={2}>
      {book.quotes.slice(1).map(({ id, text, example }) => (
        <li key={id} id={id}>
          <blockquote>{text}</blockquote>
          <p className="signal">{example}</p>
        </li>
      ))}
    </ol>
  );
}
