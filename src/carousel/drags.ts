import { isZoomed } from "../runtime/zoom";
import { CAROUSEL } from "./settings";
import type { Release } from "./slide-after";
import { velocityAt } from "./velocity";

export interface DragListener {
  began(): void;
  /** `offset` is in pixels from where the press began. */
  moved(offset: number): void;
  ended(release: Release): void;
}

/** Tells `listener` of sideways drags on `surface`; presses and vertical scrolls stay what they are. */
export function listenForDrags(surface: HTMLElement, listener: DragListener, signal: AbortSignal) {
  let down: PointerEvent | undefined;
  let places: PointerEvent[] = [];
  let dragging = false;

  surface.addEventListener("pointerdown", press, { signal });
  surface.addEventListener("click", swallowAfterDrag, { signal, capture: true });
  surface.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  // On the window, because the pointer may have left the surface before the press became a drag.
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", lift, { signal });
  window.addEventListener("pointercancel", cancel, { signal });
  window.addEventListener("pointerdown", join, { signal });

  function press(event: PointerEvent) {
    if (down || !event.isPrimary) return;
    dragging = false;
    if (event.button !== 0 || isZoomed()) return;
    down = event;
    places = [event];
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== down?.pointerId) return;
    places.push(event);
    const offset = event.clientX - down.clientX;
    if (!dragging && Math.abs(offset) > CAROUSEL.pressSlopPx) {
      dragging = true;
      surface.setPointerCapture(event.pointerId);
      listener.began();
    }
    if (dragging) listener.moved(offset);
  }

  function lift(event: PointerEvent) {
    if (event.pointerId !== down?.pointerId) return;
    const velocity = velocityAt(event.timeStamp, places);
    finish({ offset: event.clientX - down.clientX, velocity });
  }

  function cancel(event: PointerEvent) {
    if (event.pointerId === down?.pointerId) finish({ offset: 0, velocity: 0 });
  }

  /** A second finger zooms. */
  function join(event: PointerEvent) {
    if (down && !event.isPrimary) finish({ offset: 0, velocity: 0 });
  }

  function finish(release: Release) {
    down = undefined;
    if (dragging) listener.ended(release);
  }

  /** The click that ends a drag presses nothing; a click by key or by script has no detail. */
  function swallowAfterDrag(event: MouseEvent) {
    if (!dragging || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
