import { Icon } from "../../components/icon";
import { Spines } from "../../components/spines";
import type { RelatedLink } from "./book.build";

/** The ways on from a book. */
export function Related({ links }: { links: RelatedLink[] }) {
  return (
    <nav className="related" aria-label="More books">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari ignores lists without markers */}
      <ul role="list">
        {links.map(({ path, title, subtitle, spines, isOtherBook }) => (
          <li key={path} className={isOtherBook && "related-onward"}>
            <a href={path}>
              <Spines colours={spines} />
              <span className="related-text">
                <span>{title}</span>
                <span className="mono">{subtitle}</span>
              </span>
              <Icon name="forward" className="link-arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
