import type { TextBox } from "../content-model/fields.ts";

interface InfoBoxesProps {
  boxes: TextBox[];
  className: string;
  boxClassName?: string;
}

export function InfoBoxes({ boxes, className, boxClassName }: InfoBoxesProps) {
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
