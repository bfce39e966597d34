import type { DockProps } from "./dock";
import { FindableQuotes } from "./findable-quotes";
import { GoOnLink } from "./go-on-link";

/** The parts of the viewer that are loaded when the page is idle. */
export function IdleParts({ book, text, controls: { viewer, send } }: DockProps) {
  return (
    <>
      <FindableQuotes quotes={book.quotes} today={text.today} viewer={viewer} send={send} />
      <GoOnLink book={book} text={text} viewer={viewer} />
    </>
  );
}
