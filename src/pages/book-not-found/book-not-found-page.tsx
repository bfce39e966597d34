import shelfGap from "../../art/shelf-gap.svg?widths=800,1400&picture";
import { Icon } from "../../components/icon";
import { Page } from "../../components/page";
import { Picture } from "../../components/picture";

/** A shelf with a gap, for a book that is not there. */
export function BookNotFoundPage() {
  return (
    <Page head={{ title: "Book not found" }} className="not-found">
      <Picture picture={shelfGap} alt="" sizes="(min-width: 56.25em) 52vw, 100vw" />
      <h1 tabIndex={-1}>
        Book <span className="nowrap">not found</span>
      </h1>
      <a className="button" href="/">
        <Icon name="back" />
        Return to Books
      </a>
    </Page>
  );
}
