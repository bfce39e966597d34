import "./book.css";
import { ViewTransition } from "react";
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
        cover={<BookCover book={book} sizes="(width >= 56.25em) 280px, 140px" lazy />}
      >
        <header className="reader-title">
          <ViewTransition name={`title-${book.slug}`} share="title" default="none">
            <h1 tabIndex={-1}>{book.title}</h1>
          </ViewTransition>
          {book.subtitle && <p className="mono">{book.subtitle}</p>}
          {site.author && <p className="mono">{site.author}</p>}
        </header>
      </QuoteViewer>
      <Related rows={book.rows} />
    </Page>
  );
}
