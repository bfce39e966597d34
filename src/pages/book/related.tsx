import { Icon } from "../../components/icon";
import { Spines } from "../../components/spines";
import type { Row } from "../../content/books";

/** The ways on from a book. */
export function Related({ rows }: { rows: Row[] }) {
  return (
    <nav className="related" aria-label="More books">
      <ul>
        {rows.map(({ path, title, subtitle, spines, isOnward }) => (
          <li key={path} className={isOnward && "related-onward"}>
            <a href={path}>
              <Spines colours={spines} />
              <span className="related-title">{title}</span>
              <span className="mono">{subtitle}</span>
              <Icon name="forward" className="link-arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
