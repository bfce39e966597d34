const STEP = 0.96;
const MIN_FONT_PX = 16;

/** Keeps `sentence` small enough for the height of `room` in any window and font. */
export function keepFitting(sentence: HTMLElement, room: Element, signal: AbortSignal) {
  const fit = () => {
    sentence.style.fontSize = ""; // the size set by the stylesheet
    let px = Number.parseFloat(getComputedStyle(sentence).fontSize);
    while (sentence.clientHeight > room.clientHeight + 1 && px > MIN_FONT_PX) {
      px *= STEP;
      sentence.style.fontSize = `${px}px`;
    }
  };
  const observer = new ResizeObserver(fit); // observes only `room`, since it resizes `sentence`
  observer.observe(room);
  document.fonts.addEventListener("loadingdone", fit, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
