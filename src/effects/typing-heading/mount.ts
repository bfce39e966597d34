import { whileAnimating } from "../../runtime/while-animating";
import { keepFitting } from "./fit";
import { type Moment, roughnessOf, typing } from "./typing";

/** Types while the heading may move; otherwise the title stands, as it was served. */
export function mountTyping(element: Element, signal: AbortSignal) {
  const sentences = [...element.children];
  const lengths = sentences.map((sentence) => sentence.children.length);
  const [, tagline] = sentences;
  if (tagline instanceof HTMLElement) keepFitting(tagline, element, signal);
  whileAnimating(element, 0, type, signal);

  function type(active: AbortSignal) {
    const moments = typing(lengths);
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const moment = moments.next().value;
      showMoment(sentences, moment);
      timer = setTimeout(next, moment.ms);
    };
    loadRoughFonts();
    next();
    active.addEventListener("abort", () => {
      clearTimeout(timer);
      for (const name of ["data-current", "data-roughness", "data-caret"])
        for (const marked of element.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
    });
  }
}

function showMoment(sentences: readonly Element[], moment: Moment) {
  for (const [index, sentence] of sentences.entries()) {
    const isCurrent = index === moment.sentence;
    sentence.toggleAttribute("data-current", isCurrent);
    sentence.toggleAttribute("data-caret", isCurrent && moment.shown === 0);
    if (!isCurrent) continue;
    const letters = [...sentence.children];
    const texts = letters.map(({ textContent }) => textContent);
    const roughness = roughnessOf(texts, moment.shown, moment.settledSteps);
    for (const [place, letter] of letters.entries()) {
      mark(letter, place < moment.shown ? roughness.get(place) : "none");
      letter.toggleAttribute("data-caret", place === moment.shown - 1);
    }
  }
}

/** Only what changes, since any mark set anew makes the browser style the letter again. */
function mark(letter: Element, roughness: number | "none" | undefined) {
  if (roughness === undefined) letter.removeAttribute("data-roughness");
  else if (letter.getAttribute("data-roughness") !== `${roughness}`)
    letter.setAttribute("data-roughness", `${roughness}`);
}

/** Before the first is shown, or a letter would change as its font comes. */
function loadRoughFonts() {
  for (const font of document.fonts)
    if (/Redaction \d/.test(font.family)) font.load().catch(() => {}); // plain letters do
}
