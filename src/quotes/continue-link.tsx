import { type RefObject, useCallback, useEffect, useState } from "react";
import { readLastIndex, storeLastId } from "./last-quote.ts";
import type { ViewerPartProps } from "./use-viewer.ts";
import { counterIndex, isFading, shownIndex } from "./viewer-state.ts";

type ContinueLinkProps = ViewerPartProps & { nextButton: RefObject<HTMLElement | null> };

/** A link to the quote that the reader last turned to, instead of the volume's name in the dock. */
export function ContinueLink({ book, controls, nextButton }: ContinueLinkProps) {
  const { viewer } = controls;
  const [lastIndex] = useState(() => readLastIndex(book));
  const turns = viewer.history.length - 1;
  const id = book.quotes[shownIndex(viewer)]?.id;

  useEffect(() => {
    if (turns > 0) storeLastId(book.slug, id);
  }, [book.slug, id, turns]);

  // When the link is removed while it has the focus, the Next button receives it.
  const passFocusOn = useCallback(
    (link: HTMLElement | null) => () => {
      if (document.activeElement === link) nextButton.current?.focus();
    },
    [nextButton],
  );

  const isAtStart = turns === 0 && !isFading(viewer) && counterIndex(viewer) === 0;
  if (lastIndex <= 0 || !isAtStart) return null;
  return (
    <a className="dock-continue" href={`#${book.quotes[lastIndex]?.id}`} ref={passFocusOn}>
      {`${book.viewerText.continueAt} ${lastIndex + 1}`}
    </a>
  );
}
