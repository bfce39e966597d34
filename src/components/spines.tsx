import type { BookColor } from "../content-model/fields.ts";

/** Decorative book spines beside the text that names the books. */
export function Spines({ colors }: { colors: readonly BookColor[] }) {
  return (
    <span className="spines" aria-hidden="true">
      {colors.map((color, index) => (
        <i key={index} data-book-color={color} />
      ))}
    </span>
  );
}
