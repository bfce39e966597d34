import { gradesOf, msUntilNext, nextStep, type Typing } from "./state";

/** Types, until `signal` aborts, the sentences whose letters are the children of `sentences`. */
export function startTyping(
  sentences: readonly Element[],
  from: Typing,
  signal: AbortSignal,
  stepped: (typing: Typing) => void,
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
    stepped(typing);
    wait();
  };

  showTyping(sentences, typing);
  wait();
  signal.addEventListener("abort", () => clearTimeout(timer));
}

/** Marks what is shown, how rough it is and where the caret stands; layout never changes. */
function showTyping(sentences: readonly Element[], { sentence, shown }: Typing) {
  for (const [n, element] of sentences.entries()) {
    const current = n === sentence;
    mark(element, "data-current", current ? "" : undefined);
    if (!current) continue;
    const letters = [...element.children];
    const grades = gradesOf(
      letters.map((letter) => letter.textContent ?? ""),
      shown,
    );
    for (const [i, letter] of letters.entries()) {
      mark(letter, "data-grade", i < shown ? grades.get(i)?.toString() : "none");
      mark(
        letter,
        "data-caret",
        i === Math.max(0, shown - 1) ? (shown ? "after" : "before") : undefined,
      );
    }
  }
}

/** Back to the sentences as the page was served. */
export function clearTyping(sentences: readonly Element[]) {
  for (const sentence of sentences) {
    mark(sentence, "data-current", undefined);
    for (const letter of sentence.children) {
      mark(letter, "data-grade", undefined);
      mark(letter, "data-caret", undefined);
    }
  }
}

function mark(element: Element, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
