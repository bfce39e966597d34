import { site } from "virtual:content";
import { BookCover } from "../../components/book-cover.tsx";
import type { VolumeLink } from "../../content-model/books.ts";
import type { PageProps } from "../all-pages.data.ts";
import { TableOfContents } from "./table-of-contents.tsx";

const MAX_CONTENTS = 6; // volumes; more would move the dock down, and are linked below the quotes

interface BookHeadingProps {
  book: PageProps<"book">;
  volume: VolumeLink | undefined; // of the quote shown
}

/** Title, contents and cover of a book; beside its quotes in a wide window. */
export function BookHeading({ book, volume }: BookHeadingProps) {
  const count = book.volumes.length;
  return (
    // A collection's card on the home page moves into its title, see navigation.tsx.
    <div className="book-heading" data-moves-with={count > 0 ? "/" : undefined}>
      <header className="book-heading-title" data-book-color={book.titleColor}>
        <h1 className="book-title" tabIndex={-1}>
          {book.title}
        </h1>
        {book.subtitle && <p className="mono">{book.subtitle}</p>}
        {site.author && <p className="mono">{site.author}</p>}
      </header>
      {count > 0 && count <= MAX_CONTENTS && <TableOfContents book={book} current={volume} />}
      <div className="book-heading-cover">
        <BookCover book={book} sizes="(width >= 56.25em) 280px, 140px" loading="lazy" />
      </div>
    </div>
  );
}
