import { type Moment, roughnessOf } from "./typing";

/** Marks what is shown, how rough it is and where the caret stands; layout never changes. */
export function showMoment(sentences: readonly Element[], moment: Moment) {
  for (const [place, sentence] of sentences.entries()) {
    const isCurrent = place === moment.sentence;
    mark(sentence, "data-current", isCurrent ? "" : undefined);
    mark(sentence, "data-caret", isCurrent && moment.shown === 0 ? "" : undefined);
    if (isCurrent) showLetters([...sentence.children], moment);
  }
}

/** Back to the sentences as the page was served. */
export function clearMarks(sentences: readonly Element[]) {
  for (const sentence of sentences) {
    for (const element of [sentence, ...sentence.children]) {
      for (const name of ["data-current", "data-roughness", "data-caret"]) mark(element, name);
    }
  }
}

function showLetters(letters: Element[], moment: Moment) {
  const texts = letters.map((letter) => letter.textContent);
  const roughness = roughnessOf(texts, moment);
  for (const [place, letter] of letters.entries()) {
    const isShown = place < moment.shown;
    mark(letter, "data-roughness", isShown ? roughness.get(place)?.toString() : "none");
    mark(letter, "data-caret", place === moment.shown - 1 ? "" : undefined);
  }
}

function mark(element: Element, name: string, value?: string) {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
