import { sentencesOf } from "./sentences";
import { settingOf } from "./setting";

/** A quote set as verse between hanging marks, smaller when it is long. */
export function QuoteText({ text }: { text: string }) {
  const sentences = sentencesOf(text);
  const startOf = (at: number) => sentences.slice(0, at).join("").length;
  return (
    <blockquote className="reader-quote" data-length={settingOf(text)}>
      {sentences.map((sentence, at) => (
        <span className="reader-sentence" key={startOf(at)}>
          {at === 0 && (
            <span className="reader-open-mark" aria-hidden="true">
              “
            </span>
          )}
          {sentence}
          {at === sentences.length - 1 && (
            <span className="reader-close-mark" aria-hidden="true">
              ”
            </span>
          )}
        </span>
      ))}
    </blockquote>
  );
}
