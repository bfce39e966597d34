import { GRADES, HOLD_MS, MS_PER_LETTER, SETTLE_MS } from "./settings";

/** Which sentence is on show, how many of its letters, and whether they come or go. */
export interface Typing {
  sentence: number;
  shown: number;
  deleting: boolean;
  /** How far the end of a whole sentence has settled: 0 is rough, `GRADES.length` is clean. */
  settled: number;
}

type Grade = (typeof GRADES)[number];

/** How long the present moment lasts before the next step. */
export function msUntilNext(typing: Typing, lengths: readonly number[]) {
  if (!isWhole(typing, lengths)) return MS_PER_LETTER;
  return typing.settled < GRADES.length ? SETTLE_MS : HOLD_MS - GRADES.length * SETTLE_MS;
}

/** Types a sentence, lets it settle and stand, deletes it, goes on to the next, and round again. */
export function nextStep(typing: Typing, lengths: readonly number[]): Typing {
  const { sentence, shown, deleting, settled } = typing;
  if (isWhole(typing, lengths)) {
    return settled < GRADES.length
      ? { ...typing, settled: settled + 1 }
      : { sentence, shown: shown - 1, deleting: true, settled: 0 };
  }
  if (!deleting) return { ...typing, shown: shown + 1 };
  if (shown > 0) return { ...typing, shown: shown - 1 };
  return { sentence: (sentence + 1) % lengths.length, shown: 1, deleting: false, settled: 0 };
}

/** The rough cut of each letter that is still settling, by its place; spaces have none. */
export function gradesOf(letters: readonly string[], { shown, settled }: Typing) {
  const grades = new Map<number, Grade>();
  const left = GRADES.slice(settled);
  for (let place = shown - 1; place >= 0; place--) {
    if (letters[place] === " ") continue;
    const grade = left[grades.size];
    if (!grade) break;
    grades.set(place, grade);
  }
  return grades;
}

function isWhole({ sentence, shown, deleting }: Typing, lengths: readonly number[]) {
  return !deleting && shown === lengths[sentence];
}
