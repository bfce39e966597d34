import "./book.css";
import { site } from "virtual:content";
import { BookCover } from "../../components/book-cover";
import { Page } from "../../components/page";
import { titleColour } from "../../content/title-rules";
import { QuoteViewer } from "../../quotes/quote-viewer";
import type { PageProps } from "../pages.build";
import { Related } from "./related";

/** One book, one quote at a time. */
export function BookPage({ page: book }: { page: PageProps<"book"> }) {
  return (
    <Page head={book.head} className="book-page" accent={titleColour(book.slug)}>
      <QuoteViewer
        book={book}
        words={book.words}
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
      <Related links={book.related} />
    </Page>
  );
}
