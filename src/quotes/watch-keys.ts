import { keyMeaning } from "./keys";

/** Reports every turn that the arrow keys ask for while `leaf` is in view, until `signal` aborts. */
export function watchKeys(
  leaf: HTMLElement,
  turn: (way: "next" | "previous") => void,
  signal: AbortSignal,
) {
  const onKey = (event: KeyboardEvent) => {
    const way = keyMeaning(event, document.activeElement);
    if (!way || !isInView(leaf)) return;
    event.preventDefault(); // or a page wider than the screen would scroll as well
    turn(way);
  };
  document.addEventListener("keydown", onKey, { signal });
}

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
