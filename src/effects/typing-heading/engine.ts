import { gradesOf, msUntilNext, nextStep, type Typing } from "./state";

/** Types, until `signal` aborts, the sentences whose letters are the children of `sentences`. */
export function startTyping(
  sentences: readonly Element[],
  from: Typing,
  signal: AbortSignal,
  onStep: (typing: Typing) => void,
) {
  const lengths = sentences.map((sentence) => sentence.children.length);
  let typing = from;
  let due = performance.now();
  let timer: ReturnType<typeof setTimeout>;

  const wait = () => {
    const now = performance.now();
    const ms = msUntilNext(typing, lengths);
    due = Math.min(Math.max(due + ms, now), now + ms); // though the clock may have been set
    timer = setTimeout(step, due - now);
  };
  const step = () => {
    typing = nextStep(typing, lengths);
    showTyping(sentences, typing);
    onStep(typing);
    wait();
  };

  showTyping(sentences, typing);
  wait();
  signal.addEventListener("abort", () => clearTimeout(timer));
}

/** Back to the sentences as the page was served. */
export function clearTyping(sentences: readonly Element[]) {
  for (const sentence of sentences) {
    for (const element of [sentence, ...sentence.children]) {
      for (const name of ["data-current", "data-grade", "data-caret"]) mark(element, name);
    }
  }
}

/** Marks what is shown, how rough it is and where the caret stands; layout never changes. */
function showTyping(sentences: readonly Element[], typing: Typing) {
  for (const [place, sentence] of sentences.entries()) {
    const isCurrent = place === typing.sentence;
    mark(sentence, "data-current", isCurrent ? "" : undefined);
    mark(sentence, "data-caret", isCurrent && typing.shown === 0 ? "" : undefined);
    if (isCurrent) showLetters([...sentence.children], typing);
  }
}

function showLetters(letters: Element[], typing: Typing) {
  const grades = gradesOf(
    letters.map((letter) => letter.textContent),
    typing,
  );
  for (const [place, letter] of letters.entries()) {
    mark(letter, "data-grade", place < typing.shown ? grades.get(place)?.toString() : "none");
    mark(letter, "data-caret", place === typing.shown - 1 ? "" : undefined);
  }
}

function mark(element: Element, name: string, value?: string) {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
