import type { TextBox } from "../content-model/fields.ts";

interface TextBoxesProps {
  boxes: TextBox[];
  className: string;
  boxClassName?: string;
}

export function InfoBoxes({ boxes, className, boxClassName }: TextBoxesProps) {
  return (
    <section className={`info-boxes ${className}`}>
      {boxes.map(({ title, text }, index) => (
        <div key={index} className={boxClassName}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
