/** "Roll the Dice – This is How Life Is, Keep Trying": what follows the dash is set as verse. */
export function VerseTitle({ title }: { title: string }) {
  const [, head, rest] = /^(.*? – )(.+)$/.exec(title) ?? [];
  if (!head || !rest) return title;
  const lines = rest.split(/(?<=,) /);
  return (
    <>
      {head}
      <em className="verse">
        {lines.map((line, at) => (
          <span key={line}>{at < lines.length - 1 ? `${line} ` : line}</span>
        ))}
      </em>
    </>
  );
}
