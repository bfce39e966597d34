import { FIT_STEP, SMALLEST_PX } from "./settings";

/** Keeps `sentence` small enough for the height of `room`, whatever the window and the font. */
export function keepFitting(sentence: HTMLElement, room: Element, signal: AbortSignal) {
  const observer = new ResizeObserver(() => shrink(sentence, room));
  observer.observe(sentence); // its size changes with the window, and when its font comes
  signal.addEventListener("abort", () => observer.disconnect());
}

function shrink(sentence: HTMLElement, room: Element) {
  sentence.style.fontSize = ""; // as the styles have it
  let px = Number.parseFloat(getComputedStyle(sentence).fontSize);
  while (sentence.clientHeight > room.clientHeight + 1 && px > SMALLEST_PX) {
    px *= FIT_STEP;
    sentence.style.fontSize = `${px}px`;
  }
}
