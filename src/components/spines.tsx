import type { SpineColour } from "../content/fields";

/** Books on end, in the colours of their covers: a mark beside the words that name them. */
export function Spines({ colours }: { colours: readonly SpineColour[] }) {
  return (
    <span className="spines" aria-hidden="true">
      {colours.map((colour, index) => (
        <i key={index} data-book-color={colour} />
      ))}
    </span>
  );
}
