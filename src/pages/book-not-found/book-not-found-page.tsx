import shelfGap from "../../art/shelf-gap.svg?url";
import { Icon } from "../../components/icon.tsx";
import { PageLayout } from "../../components/page-layout.tsx";
import { Picture } from "../../components/picture.tsx";

export default function BookNotFoundPage() {
  return (
    <PageLayout metadata={{ title: "Book not found" }} className="book-not-found">
      <Picture picture={{ src: shelfGap, width: 900, height: 560 }} alt="" sizes="auto" />
      <h1 tabIndex={-1}>
        Book <span>not found</span>
      </h1>
      <a className="button" href="/">
        <Icon name="arrow-left" />
        Return to Books
      </a>
    </PageLayout>
  );
}
