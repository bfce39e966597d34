import { motionPreference } from "../../runtime/motion-preference";
import { whileAnimating } from "../../runtime/while-animating";
import { keepFitting } from "./fit";
import { type Moment, roughnessOf, typing } from "./typing";

/** Types while the heading may move; goes on where it stopped, unless the reader stopped it. */
export function mountTyping(element: Element, signal: AbortSignal) {
  const sentences = [...element.children];
  const lengths = sentences.map((sentence) => sentence.children.length);
  const [, tagline] = sentences;
  let moments = typing(lengths);
  let moment = moments.next().value;

  if (tagline instanceof HTMLElement) keepFitting(tagline, element, signal);
  whileAnimating(element, 0, type, signal);
  const leave = motionPreference.subscribe(() => {
    if (motionPreference.isOn()) return;
    moments = typing(lengths);
    moment = moments.next().value;
    clearMarks(element);
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
    loadRoughFonts();
    show();
    active.addEventListener("abort", () => clearTimeout(timer));
  }
}

/** Marks what is shown, how rough it is and where the caret stands; layout never changes. */
function showMoment(sentences: readonly Element[], moment: Moment) {
  for (const [index, sentence] of sentences.entries()) {
    const isCurrent = index === moment.sentence;
    sentence.toggleAttribute("data-current", isCurrent);
    sentence.toggleAttribute("data-caret", isCurrent && moment.shown === 0);
    if (!isCurrent) continue;
    const letters = [...sentence.children];
    const roughness = roughnessOf(
      letters.map(({ textContent }) => textContent),
      moment,
    );
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

/** Back to the sentences as the page was served. */
function clearMarks(element: Element) {
  for (const name of ["data-current", "data-roughness", "data-caret"])
    for (const marked of element.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
}

/** Before the first is shown, or a letter would change as its font comes. */
function loadRoughFonts() {
  for (const font of document.fonts)
    if (/Redaction \d/.test(font.family)) font.load().catch(() => {}); // plain letters do
}
