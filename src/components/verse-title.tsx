import { splitTitle } from "../content/title-rules";

/** A title whose second half, if it has one, is set as verse. */
export function VerseTitle({ title }: { title: string }) {
  const { head, lines } = splitTitle(title);
  if (lines.length === 0) return title;
  return (
    <>
      {head}
      <em className="verse">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </em>
    </>
  );
}
