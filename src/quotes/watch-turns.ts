import { keyMeaning } from "./keys";
import { swipeMeaning } from "./swipe";

type Turn = (way: "next" | "previous") => void;

/** Reports every turn that the arrow keys or a finger on `leaf` ask for, until `signal` aborts. */
export function watchTurns(leaf: HTMLElement, turn: Turn, signal: AbortSignal) {
  watchKeys(leaf, turn, signal);
  watchFingers(leaf, turn, signal);
}

function watchKeys(leaf: HTMLElement, turn: Turn, signal: AbortSignal) {
  const onKey = (event: KeyboardEvent) => {
    const way = keyMeaning(event, document.activeElement);
    if (!way || !isInView(leaf)) return;
    event.preventDefault(); // or a page wider than the screen would scroll as well
    turn(way);
  };
  document.addEventListener("keydown", onKey, { signal });
}

function watchFingers(leaf: HTMLElement, turn: Turn, signal: AbortSignal) {
  let start: PointerEvent | undefined;

  const begin = (event: PointerEvent) => {
    // A mouse selects text, a second finger zooms, and then the first one pans.
    const isZoomed = leaf.closest("[data-zoomed]");
    start = event.pointerType !== "mouse" && event.isPrimary && !isZoomed ? event : undefined;
    // The words under the finger may be swapped before it lifts; the leaf stays.
    if (start) leaf.setPointerCapture(event.pointerId);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start?.pointerId) return;
    const travelled = { dx: event.clientX - start.clientX, dy: event.clientY - start.clientY };
    const way = swipeMeaning(travelled);
    start = undefined;
    if (way) turn(way);
  };
  const forget = () => {
    start = undefined;
  };
  leaf.addEventListener("pointerdown", begin, { signal });
  leaf.addEventListener("pointerup", end, { signal });
  leaf.addEventListener("pointercancel", forget, { signal });
}

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
