import type { TextBox } from "../content/fields";

/** A row of titled paragraphs. */
export function TextBoxes({ boxes, className }: { boxes: TextBox[]; className: string }) {
  return (
    <section className={`text-boxes ${className}`}>
      {boxes.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two titles may be equal
        <div key={at}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
