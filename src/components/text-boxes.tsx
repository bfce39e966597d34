import type { TextBox } from "../content/fields";

/** A row of titled paragraphs. */
export function TextBoxes({ boxes, className }: { boxes: TextBox[]; className: string }) {
  return (
    <section className={`text-boxes ${className}`}>
      {boxes.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
