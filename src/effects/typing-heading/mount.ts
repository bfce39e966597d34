import { motion } from "../../runtime/motion";
import { whileActive } from "../../runtime/while-active";
import { keepFitting } from "./fit";
import { ROUGHNESS } from "./settings";
import { clearMarks, showMoment } from "./show";
import { typing } from "./typing";

/** Types while the heading may move; goes on where it stopped, unless the reader stopped it. */
export function mountTyping(element: Element, signal: AbortSignal) {
  const sentences = [...element.children];
  const lengths = sentences.map((sentence) => sentence.children.length);
  const [, tagline] = sentences;
  let moments = typing(lengths);
  let moment = moments.next().value;

  if (tagline instanceof HTMLElement) keepFitting(tagline, element, signal);
  whileActive(element, 0, type, signal);
  const leave = motion.subscribe(() => {
    if (motion.isMoving()) return;
    moments = typing(lengths);
    moment = moments.next().value;
    clearMarks(sentences);
  });
  signal.addEventListener("abort", leave);

  function type(active: AbortSignal) {
    let due = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      showMoment(sentences, moment);
      const now = performance.now();
      due = Math.min(Math.max(due + moment.ms, now), now + moment.ms); // the clock may have been set
      timer = setTimeout(next, due - now);
    };
    const next = () => {
      moment = moments.next().value;
      show();
    };
    loadFonts();
    show();
    active.addEventListener("abort", () => clearTimeout(timer));
  }
}

/** Asks for the rough fonts before the first is shown, or a letter would change as its font comes. */
function loadFonts() {
  for (const roughness of ROUGHNESS) {
    for (const style of ["normal", "italic"]) {
      document.fonts.load(`${style} 1em "Redaction ${roughness}"`).catch(() => {}); // plain letters do
    }
  }
}
