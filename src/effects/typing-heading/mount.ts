import { whileMotionAllowed } from "../../runtime/while-motion-allowed.ts";
import { ROUGHNESS, type TypingStep, typingSteps } from "./typing.ts";

/** Types while motion is on; otherwise the full title shows, as prerendered. */
export function mountTyping(element: Element, signal: AbortSignal) {
  const lengths = Array.from(element.children, ({ children }) => children.length);
  whileMotionAllowed(element, 0, type, signal);

  function type(active: AbortSignal) {
    const steps = typingSteps(lengths);
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const step = steps.next().value;
      showStep(element, step);
      timer = setTimeout(next, step.ms);
    };
    loadRoughFonts();
    next();
    active.addEventListener("abort", () => {
      clearTimeout(timer);
      element.removeAttribute("data-sentence");
      unmark(element);
    });
  }
}

/** Marks the caret and the rough letters; the stylesheet hides what follows the caret. */
function showStep(element: Element, { sentence, shownLetters, settledSteps }: TypingStep) {
  unmark(element);
  element.setAttribute("data-sentence", `${sentence}`);
  const current = element.children[sentence];
  const letters = [...(current?.children ?? [])];
  (letters[shownLetters - 1] ?? current)?.toggleAttribute("data-caret", true);
  for (const [back, roughness] of ROUGHNESS.slice(settledSteps).entries())
    letters[shownLetters - 1 - back]?.setAttribute("data-roughness", `${roughness}`);
}

function unmark(element: Element) {
  for (const mark of ["data-caret", "data-roughness"])
    for (const marked of element.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
}

/** Loads the rough fonts before their first use, so that no letter visibly changes its font. */
function loadRoughFonts() {
  // If a font fails to load, the plain letter shows.
  for (const font of document.fonts)
    if (/Redaction \d/.test(font.family)) font.load().catch(() => {});
}
