import "./book.css";
import { Icon } from "../../components/icon.tsx";
import { PageLayout } from "../../components/page-layout.tsx";
import { Spines } from "../../components/spines.tsx";
import { QuoteViewer } from "../../quotes/quote-viewer.tsx";
import type { PageProps } from "../all-pages.data.ts";
import { BookHeading } from "./book-heading.tsx";

export default function BookPage({ page: book }: { page: PageProps<"book"> }) {
  return (
    <PageLayout metadata={book.metadata}>
      <QuoteViewer book={book}>
        {(volume) => <BookHeading book={book} volume={volume} />}
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
          <li key={path} className={leadsElsewhere && "related-elsewhere"}>
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
