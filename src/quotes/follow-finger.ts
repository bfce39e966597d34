import { reducedMotion } from "../runtime/motion";
import { isZoomed } from "../runtime/zoom";
import { FADE_MS } from "./state";
import { leafUnder, swipeMeaning } from "./swipe";

/** Lets `leaf` follow a finger, and reports the turn that a swipe asks for, until `signal` aborts. */
export function followFinger(
  leaf: HTMLElement,
  turn: (way: "next" | "previous") => void,
  signal: AbortSignal,
) {
  let start: PointerEvent | undefined;

  const begin = (event: PointerEvent) => {
    letGo(); // a second finger zooms, and then the first one pans
    if (event.pointerType === "mouse" || !event.isPrimary || isZoomed()) return; // a mouse selects
    start = event;
    // The words under the finger may be swapped before it lifts; the leaf stays.
    leaf.setPointerCapture(event.pointerId);
  };
  const travelOf = (event: PointerEvent) => {
    if (event.pointerId !== start?.pointerId) return;
    return { dx: event.clientX - start.clientX, dy: event.clientY - start.clientY };
  };
  const move = (event: PointerEvent) => {
    const travel = travelOf(event);
    if (!travel || reducedMotion().matches) return;
    const { shift, opacity } = leafUnder(travel);
    leaf.style.cssText = `transform: translateX(${shift}px); opacity: ${opacity}; transition: none`;
  };
  const end = (event: PointerEvent) => {
    const travel = travelOf(event);
    if (!travel) return;
    const way = swipeMeaning(travel);
    const { transform, opacity } = leaf.style;
    letGo();
    if (way) {
      turn(way);
      leaf.animate({ transform: [transform, transform] }, FADE_MS); // fades where it was left
    } else if (transform) {
      leaf.animate({ transform: [transform, "none"], opacity: [opacity, "1"] }, RETURN);
    }
  };
  const letGo = () => {
    start = undefined;
    leaf.style.cssText = "";
  };
  leaf.addEventListener("pointerdown", begin, { signal });
  leaf.addEventListener("pointermove", move, { signal });
  leaf.addEventListener("pointerup", end, { signal });
  leaf.addEventListener("pointercancel", letGo, { signal });
}

const RETURN = { duration: FADE_MS, easing: "cubic-bezier(0.2, 0.7, 0.1, 1)" };
