import { splitTitle } from "../../content/split-title";

/** A title with what follows its dash in lines of its own. */
export function SplitTitle({ title }: { title: string }) {
  const { head, lines } = splitTitle(title);
  if (lines.length === 0) return title;
  return (
    <>
      {head}
      <em className="title-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and none ever moves
          <span key={index}>{line}</span>
        ))}
      </em>
    </>
  );
}
