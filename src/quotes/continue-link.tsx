import { useEffect, useState } from "react";
import { readLastIndex, storeLastId } from "./last-quote.ts";
import type { ViewerPartProps } from "./use-viewer.ts";
import { counterIndex, isFading } from "./viewer-state.ts";

/** A link to the quote that the reader last turned to, instead of the volume's name in the dock. */
export function ContinueLink({ book, text, controls: { viewer } }: ViewerPartProps) {
  const [lastIndex] = useState(() => readLastIndex(book));
  const turns = viewer.history.length - 1;
  const id = book.quotes[viewer.history.at(-1) ?? 0]?.id;

  useEffect(() => {
    if (turns > 0) storeLastId(book.slug, id);
  }, [book.slug, id, turns]);

  const isAtStart = turns === 0 && !isFading(viewer) && counterIndex(viewer) === 0;
  if (lastIndex <= 0 || !isAtStart) return null;
  return (
    <a className="dock-continue" href={`#${book.quotes[lastIndex]?.id}`} ref={passFocusOn}>
      {`${text.continueAt} ${lastIndex + 1}`}
    </a>
  );
}

/** When the link is removed while it has the focus, the Next button receives it. */
function passFocusOn(link: HTMLAnchorElement) {
  const next = link.closest(".dock")?.querySelector<HTMLElement>(".button:nth-child(2)");
  return () => {
    if (document.activeElement === link) next?.focus();
  };
}
