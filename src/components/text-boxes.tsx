import type { TextBox } from "../content/fields";

/** A row of titled paragraphs. */
export function TextBoxes({ boxes, className }: { boxes: TextBox[]; className: string }) {
  return (
    <section className={`text-boxes ${className}`}>
      {boxes.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and none ever moves
        <div key={index}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
