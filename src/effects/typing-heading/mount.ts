import { motion } from "../../runtime/motion";
import { whileActive } from "../../runtime/while-active";
import { clearTyping, startTyping } from "./engine";
import { keepFitting } from "./fit";
import type { Typing } from "./state";

/** Types while the heading may move; goes on where it stopped, unless the reader stopped it. */
export function mountTyping(element: Element, signal: AbortSignal) {
  const sentences = [...element.children];
  const wholeTitle: Typing = {
    sentence: 0,
    shown: sentences[0]?.children.length ?? 0,
    deleting: false,
  };
  let typing = wholeTitle;

  const tagline = element.querySelector("em");
  if (tagline) keepFitting(tagline, element, signal);

  whileActive(
    element,
    0,
    (active) =>
      startTyping(sentences, typing, active, (next) => {
        typing = next;
      }),
    signal,
  );

  const leave = motion.subscribe(() => {
    if (motion.isMoving()) return;
    typing = wholeTitle;
    clearTyping(sentences);
  });
  signal.addEventListener("abort", leave);
}
