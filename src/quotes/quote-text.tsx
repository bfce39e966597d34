import { sentences } from "./sentences";

const LONG = 120;
const EPIC = 200;

/** A quote set as verse between hanging marks, smaller when it is long. */
export function QuoteText({ text }: { text: string }) {
  const length = text.length > EPIC ? "epic" : text.length > LONG ? "long" : "short";
  const lines = sentences(text);
  return (
    <blockquote className="quote" data-length={length}>
      {lines.map((line, at) => (
        <span className="sentence" key={line}>
          {at === 0 && (
            <span className="open-mark" aria-hidden="true">
              “
            </span>
          )}
          {line}
          {at === lines.length - 1 && (
            <span className="close-mark" aria-hidden="true">
              ”
            </span>
          )}
        </span>
      ))}
    </blockquote>
  );
}
