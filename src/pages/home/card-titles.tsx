import { Shimmer } from "../../effects/shimmer/shimmer.tsx";
import { splitTitle } from "../../shared/split-title.ts";

/** A book's title on its card; it shimmers if it contains the word "trilogy". */
export function BookCardTitle({ title }: { title: string }) {
  return (
    <span className="book-title">
      {/trilogy/i.test(title) ? <Shimmer>{title}</Shimmer> : title}
    </span>
  );
}

export function PlainCardTitle({ title }: { title: string }) {
  const { lead, lines } = splitTitle(title);
  if (lines.length === 0) return title;
  return (
    <>
      {lead}
      <em className="title-lines">
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </em>
    </>
  );
}
