import { GRADES, HOLD_MS, MS_PER_LETTER } from "./settings";

/** Which sentence is on show, how many of its letters, and whether they come or go. */
export interface Typing {
  sentence: number;
  shown: number;
  deleting: boolean;
}

type Grade = (typeof GRADES)[number];

/** How long the present moment lasts before the next step. */
export function msUntilNext({ sentence, shown, deleting }: Typing, lengths: readonly number[]) {
  return !deleting && shown === lengths[sentence] ? HOLD_MS : MS_PER_LETTER;
}

/** Types a sentence, deletes it, goes on to the next, and round again. */
export function nextStep(typing: Typing, lengths: readonly number[]): Typing {
  const { sentence, shown, deleting } = typing;
  const length = lengths[sentence] ?? 0;
  if (!deleting) {
    return shown < length
      ? { ...typing, shown: shown + 1 }
      : shorten({ ...typing, deleting: true });
  }
  if (shown > 0) return shorten(typing);
  return { sentence: (sentence + 1) % lengths.length, shown: 1, deleting: false };
}

/** The rough cut of each letter that is still settling, by its place; spaces have none. */
export function gradesOf(letters: readonly string[], shown: number) {
  const grades = new Map<number, Grade>();
  for (let i = shown - 1; i >= 0 && grades.size < GRADES.length; i--) {
    if (letters[i] !== " ") grades.set(i, GRADES[grades.size] as Grade);
  }
  return grades;
}

function shorten(typing: Typing): Typing {
  return { ...typing, shown: Math.max(0, typing.shown - 1) };
}
