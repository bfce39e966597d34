import { Link } from "wouter";
import { Icon } from "../../components/icon";
import { Spines } from "../../components/spines";
import { bookPath } from "../../content/addresses";
import type { Book, Onward } from "../../content/books";
import { rangesOf, rangeText } from "../../quotes/volume-ranges";

/** The ways on from a book: to its volumes or its collection, to the others, and to the shop. */
export function Related({ book }: { book: Book }) {
  return (
    <nav className="related" aria-label="More books">
      <ul>
        {[...volumesOf(book), ...book.collections.map(asRow)].map((row) => (
          <Row row={row} key={row.path} />
        ))}
        {book.onward.map((row) => (
          <Row row={row} className="related-onward" key={row.path} />
        ))}
      </ul>
    </nav>
  );
}

function Row({ row: { path, title, subtitle, spines }, className }: RowProps) {
  return (
    <li className={className}>
      <Link href={path}>
        <Spines colours={spines} />
        <span className="related-title">{title}</span>
        <span className="mono">{subtitle}</span>
        <Icon name="forward" className="link-arrow" />
      </Link>
    </li>
  );
}

interface RowProps {
  row: Onward;
  className?: string;
}

/** A collection's volumes, each with its range, as in "Volume One, 1–30". */
function volumesOf({ volumes }: Book): Onward[] {
  const ranges = rangesOf(volumes);
  return volumes.map((volume) => {
    const range = ranges.find((range) => range.volume === volume);
    const subtitle = [volume.subtitle, range && rangeText(range)].filter(Boolean).join(", ");
    return asRow({ ...volume, subtitle });
  });
}

function asRow({ slug, title, subtitle, spines }: Book["collections"][number]): Onward {
  return { path: bookPath({ slug }), title, subtitle, spines };
}
