/** Keeps `sentence` small enough for the height of `room`, whatever the window and the font. */
export function keepFitting(sentence: HTMLElement, room: Element, signal: AbortSignal) {
  const fit = () => {
    sentence.style.fontSize = ""; // as the styles have it
    let px = Number.parseFloat(getComputedStyle(sentence).fontSize);
    while (sentence.clientHeight > room.clientHeight + 1 && px > SMALLEST_PX) {
      px *= STEP;
      sentence.style.fontSize = `${px}px`;
    }
  };
  const observer = new ResizeObserver(fit); // of the room alone, or it would hear of its own work
  observer.observe(room);
  document.fonts.addEventListener("loadingdone", fit, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}

const STEP = 0.96;
const SMALLEST_PX = 16;
