import { Link } from "wouter";
import { Icon } from "../../components/icon";
import { Spines } from "../../components/spines";
import type { RelatedLink } from "./book.build";

/** The ways on from a book. */
export function Related({ links }: { links: RelatedLink[] }) {
  return (
    <nav className="related" aria-label="More books">
      <ul>
        {links.map(({ path, title, subtitle, spines, isOtherBook }) => (
          <li key={path} className={isOtherBook && "related-onward"}>
            <Link href={path}>
              <Spines colours={spines} />
              <span className="related-title">{title}</span>
              <span className="mono">{subtitle}</span>
              <Icon name="forward" className="link-arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
