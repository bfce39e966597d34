import { type RefObject, useCallback, useState } from "react";
import { readLastIndex } from "./last-quote.ts";
import type { ViewerPartProps } from "./use-viewer.ts";
import { counterIndex, isFading } from "./viewer-state.ts";

type ContinueLinkProps = ViewerPartProps & { nextButton: RefObject<HTMLElement | null> };

/** A link to the quote that the reader last turned to, instead of the volume's name in the dock. */
export function ContinueLink({ book, controls, nextButton }: ContinueLinkProps) {
  const { viewer } = controls;
  const [lastIndex] = useState(() => readLastIndex(book));

  // When the link is removed while it has the focus, the Next button receives it.
  const passFocusOn = useCallback(
    (link: HTMLElement | null) => () => {
      if (document.activeElement === link) nextButton.current?.focus();
    },
    [nextButton],
  );

  const isAtStart = viewer.history.length === 1 && !isFading(viewer) && counterIndex(viewer) === 0;
  if (lastIndex <= 0 || !isAtStart) return null;
  return (
    <a className="dock-continue" href={`#${book.quotes[lastIndex]?.id}`} ref={passFocusOn}>
      {`${book.viewerText.continueAt} ${lastIndex + 1}`}
    </a>
  );
}
