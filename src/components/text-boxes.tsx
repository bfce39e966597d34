import type { TextBox } from "../content/fields.ts";

export function TextBoxes({ boxes, className }: { boxes: TextBox[]; className: string }) {
  return (
    <section className={`text-boxes ${className}`}>
      {boxes.map(({ title, text }, index) => (
        <div key={index}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
