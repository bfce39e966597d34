import { Link } from "wouter";
import { BookCover } from "../../components/book-cover";
import { Icon } from "../../components/icon";
import { Page } from "../../components/page";
import { bookPath } from "../../content/addresses";
import type { Book } from "../../content/books";
import { site } from "../../content/site.content";
import { accentOf } from "../../quotes/accent";
import { QuoteViewer } from "../../quotes/quote-viewer";

/** One book, one quote at a time. */
export function BookPage({ book }: { book: Book }) {
  return (
    <Page head={book.head} className="book-page" accent={accentOf(book.slug)}>
      <QuoteViewer book={book}>
        <header className="reader-title">
          <h1 tabIndex={-1} data-shared="title">
            {book.title}
          </h1>
          {book.subtitle && <p className="signal">{book.subtitle}</p>}
          {site.author && <p className="signal">{site.author}</p>}
        </header>
        <div className="reader-cover">
          <BookCover cover={book.coverUrl} sizes="216px" lazy />
        </div>
      </QuoteViewer>
      <Related book={book} />
    </Page>
  );
}

function Related({ book }: { book: Book }) {
  const related = [...book.volumes, ...book.collections];
  if (related.length === 0) return;
  return (
    <nav className="related" aria-label={book.volumes.length > 0 ? "Volumes" : "Collection"}>
      <ul>
        {related.map(({ slug, title, subtitle }) => (
          <li key={slug}>
            <Link href={bookPath({ slug })}>
              <span className="related-title">{title}</span>
              <span className="signal">{subtitle}</span>
              <Icon name="forward" className="go" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
