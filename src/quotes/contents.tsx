import { Spines } from "../components/spines";
import type { Quote, VolumeLink } from "../content/books";
import { fragmentOf } from "./fragment";

interface ContentsProps {
  volumes: readonly VolumeLink[];
  quotes: readonly Quote[];
  /** The volume of the quote shown. */
  current: VolumeLink | undefined;
}

/** The volumes of a collection, each a way to its first quote. */
export function Contents({ volumes, quotes, current }: ContentsProps) {
  return (
    <nav className="reader-contents" aria-label="Contents">
      <ol>
        {volumes.map((volume) => {
          const quote = volume.range && quotes[volume.first];
          if (!quote) return null; // an empty volume has no first quote
          return (
            <li key={volume.slug}>
              <a href={fragmentOf(quote)} aria-current={volume === current || undefined}>
                <Spines colours={volume.spines} />
                <span className="contents-title">{volume.title}</span>
                <span className="contents-volume mono">{volume.subtitle}</span>
                <span className="contents-range mono">{volume.range}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
