import { isZoomed } from "../runtime/zoom.ts";

const SWIPE_PX = 30; // a scroll that is not quite vertical stays below this
const PAUSE_MS = 150; // separates two swipes; the events of one follow each other faster

/** Calls `onSwipe` once for a sideways swipe on a trackpad, however long its inertia lasts. */
export function listenForWheel(
  surface: HTMLElement,
  onSwipe: (direction: number) => void,
  signal: AbortSignal,
) {
  let distance = 0; // positive to the right
  let pause: ReturnType<typeof setTimeout> | undefined;
  const move = (event: WheelEvent) => {
    const { deltaX, deltaY, ctrlKey } = event;
    const isScroll = Math.abs(deltaX) <= Math.abs(deltaY);
    if (isScroll || ctrlKey || isZoomed()) return; // with Ctrl, a pinch; a zoomed page pans
    event.preventDefault(); // browsers go back to the previous page
    const isSwipe = Math.abs(distance) >= SWIPE_PX;
    distance += deltaX;
    if (!isSwipe && Math.abs(distance) >= SWIPE_PX) onSwipe(Math.sign(distance));
    clearTimeout(pause);
    pause = setTimeout(() => {
      distance = 0;
    }, PAUSE_MS);
  };
  surface.addEventListener("wheel", move, { passive: false, signal });
}
