import { Spines } from "../components/spines";
import type { Quote, VolumeLink } from "../content/books";
import { fragmentOf } from "./fragment";
import { rangeText, type VolumeRange } from "./volume-ranges";

interface ContentsProps {
  ranges: readonly VolumeRange<VolumeLink>[];
  quotes: readonly Quote[];
  /** The volume of the quote shown. */
  current: VolumeLink | undefined;
}

/** The volumes of a collection, each a way to its first quote. */
export function Contents({ ranges, quotes, current }: ContentsProps) {
  return (
    <nav className="reader-contents" aria-label="Contents">
      <ol>
        {ranges.map((range) => {
          const { volume, first } = range;
          const quote = quotes[first];
          return (
            <li key={volume.slug}>
              <a href={quote && fragmentOf(quote)} aria-current={volume === current || undefined}>
                <Spines colours={volume.spines} />
                <span className="contents-title">{volume.title}</span>
                <span className="contents-volume mono">{volume.subtitle}</span>
                <span className="contents-range mono">{rangeText(range)}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
