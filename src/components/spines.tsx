import type { SpineColour } from "../content/fields";

/** Decorative book spines beside the text that names the books. */
export function Spines({ colours }: { colours: readonly SpineColour[] }) {
  return (
    <span className="spines" aria-hidden="true">
      {colours.map((colour, index) => (
        <i key={index} data-book-color={colour} />
      ))}
    </span>
  );
}
