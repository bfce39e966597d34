import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Book, ViewerText } from "../content/books";
import { readLastIndex, storeLastId } from "./last-quote";
import { isFading, sliderIndexOf, type ViewerState } from "./state";

interface GoOnLinkProps {
  book: Book;
  text: ViewerText;
  viewer: ViewerState;
}

/** A link to the quote that the reader last turned to, instead of the volume's name in the dock. */
export function GoOnLink({ book, text, viewer }: GoOnLinkProps) {
  const [dockName] = useState(() => document.querySelector(".dock-name"));
  const [lastIndex] = useState(() => readLastIndex(book));
  const lastQuote = book.quotes[lastIndex];
  const [first = 0, ...turnedTo] = viewer.history;
  const turnedToId = book.quotes[turnedTo.at(-1) ?? -1]?.id;

  useEffect(() => {
    if (turnedToId) storeLastId(book.slug, turnedToId);
  }, [book.slug, turnedToId]);

  const hasTurned = turnedTo.length > 0 || isFading(viewer);
  const isAtFirstQuote = first === 0 && sliderIndexOf(viewer) === 0;
  if (!dockName || !lastQuote || lastIndex === 0 || hasTurned || !isAtFirstQuote) return null;
  return createPortal(
    <a className="dock-go-on" href={`#${lastQuote.id}`} ref={passFocusOn}>
      {`${text.goOn} ${lastIndex + 1}`}
    </a>,
    dockName,
  );
}

/** When the link is removed with the focus, the button that turns on from there receives it. */
function passFocusOn(link: HTMLAnchorElement) {
  const next = link.closest(".dock")?.querySelector<HTMLElement>(".button:nth-child(2)");
  return () => {
    if (document.activeElement === link) next?.focus();
  };
}
