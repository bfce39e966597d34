import "./book.css";
import { site } from "virtual:content";
import { BookCover } from "../../components/book-cover.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageLayout } from "../../components/page-layout.tsx";
import { Spines } from "../../components/spines.tsx";
import { QuoteViewer } from "../../quotes/quote-viewer.tsx";
import type { PageProps } from "../pages.data.ts";

export function BookPage({ page: book }: { page: PageProps<"book"> }) {
  return (
    <PageLayout metadata={book.metadata} className="book-page">
      <QuoteViewer
        book={book}
        cover={<BookCover book={book} sizes="(width >= 56.25em) 280px, 140px" loading="lazy" />}
      >
        <header
          className="viewer-title"
          data-book-color={book.titleColor}
          data-long-title={book.isTitleLong || undefined}
        >
          <h1 className="book-title" tabIndex={-1}>
            {book.title}
          </h1>
          {book.subtitle && <p className="mono">{book.subtitle}</p>}
          {site.author && <p className="mono">{site.author}</p>}
        </header>
      </QuoteViewer>
      <Related related={book.related} />
    </PageLayout>
  );
}

function Related({ related }: Pick<PageProps<"book">, "related">) {
  return (
    <nav className="related" aria-label="More books">
      <ul>
        {related.map(({ path, title, subtitle, spines, leadsElsewhere }) => (
          <li key={path} className={leadsElsewhere && "related-item--other"}>
            <a href={path}>
              <Spines colors={spines} />
              <span className="related-text">
                <span>{title}</span>
                <span className="mono">{subtitle}</span>
              </span>
              <Icon name="arrow-right" className="link-arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
