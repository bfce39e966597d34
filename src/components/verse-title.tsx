import { verseIn } from "../content/rules";

/** A title whose second half, if it has one, is set as verse. */
export function VerseTitle({ title }: { title: string }) {
  const { head, lines } = verseIn(title);
  if (lines.length === 0) return title;
  return (
    <>
      {head}
      <em className="verse">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
          <span key={at}>{line}</span>
        ))}
      </em>
    </>
  );
}
