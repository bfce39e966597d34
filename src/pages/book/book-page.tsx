import "./book.css";
import { BookCover } from "../../components/book-cover";
import { Page } from "../../components/page";
import { bookWords } from "../../content/book-words.content";
import type { Book } from "../../content/books";
import { accentOf } from "../../content/rules";
import { site } from "../../content/site.content";
import { QuoteViewer } from "../../quotes/quote-viewer";
import { Related } from "./related";

/** One book, one quote at a time. */
export function BookPage({ book }: { book: Book }) {
  return (
    <Page head={book.head} className="book-page" accent={accentOf(book.slug)}>
      <QuoteViewer
        book={book}
        words={bookWords}
        cover={<BookCover cover={book.coverUrl} sizes="(width >= 56.25em) 280px, 140px" lazy />}
      >
        <header className="reader-title">
          <h1 tabIndex={-1} data-shared="title">
            {book.title}
          </h1>
          {book.subtitle && <p className="mono">{book.subtitle}</p>}
          {site.author && <p className="mono">{site.author}</p>}
        </header>
      </QuoteViewer>
      <Related rows={book.rows} />
    </Page>
  );
}
