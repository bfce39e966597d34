import type { Spine } from "../content/fields";

/** Books on end, in the colours of their covers: a mark beside the words that name them. */
export function Spines({ colours }: { colours: readonly Spine[] }) {
  return (
    <span className="spines" aria-hidden="true">
      {colours.map((colour, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two volumes may have one colour
        <i key={at} data-spine={colour} />
      ))}
    </span>
  );
}
