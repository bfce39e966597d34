import { FIT_STEP, SMALLEST_PX } from "./settings";

/** Keeps `sentence` small enough for the height of `room`, whatever the window and the font. */
export function keepFitting(sentence: HTMLElement, room: Element, signal: AbortSignal) {
  const fit = () => shrink(sentence, room);
  const observer = new ResizeObserver(fit); // of the room alone, or it would hear of its own work
  observer.observe(room);
  document.fonts.addEventListener("loadingdone", fit, { signal });
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
