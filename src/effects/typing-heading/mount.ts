import { motion } from "../../runtime/motion";
import { whileActive } from "../../runtime/while-active";
import { clearTyping, startTyping } from "./engine";
import { keepFitting } from "./fit";
import { GRADES } from "./settings";
import type { Typing } from "./state";

/** Types while the heading may move; goes on where it stopped, unless the reader stopped it. */
export function mountTyping(element: Element, signal: AbortSignal) {
  const sentences = [...element.children];
  const [title, tagline] = sentences;
  const wholeTitle: Typing = {
    sentence: 0,
    shown: title?.children.length ?? 0,
    deleting: false,
    settled: GRADES.length,
  };
  let typing = wholeTitle;

  if (tagline instanceof HTMLElement) keepFitting(tagline, element, signal);

  whileActive(
    element,
    0,
    (active) => {
      loadCuts();
      startTyping(sentences, typing, active, (next) => {
        typing = next;
      });
    },
    signal,
  );

  const leave = motion.subscribe(() => {
    if (motion.isMoving()) return;
    typing = wholeTitle;
    clearTyping(sentences);
  });
  signal.addEventListener("abort", leave);
}

/** Asks for the rough cuts before the first is shown, or a letter would change as its font comes. */
function loadCuts() {
  for (const grade of GRADES) {
    for (const style of ["normal", "italic"]) {
      document.fonts.load(`${style} 1em "Redaction ${grade}"`).catch(() => {}); // plain letters do
    }
  }
}
