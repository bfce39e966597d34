/** Which sentence is shown, how many of its letters, and for how long. */
export interface TypingStep {
  sentence: number;
  shownLetters: number;
  // Steps of ROUGHNESS that are over: 0 while typing, ROUGHNESS.length when every letter is clean.
  settledSteps: number;
  ms: number;
}

const MS_PER_LETTER = 75; // for typing and for deleting
/** Redaction font cuts of the last letters, from the caret backwards. */
export const ROUGHNESS = [35, 20, 10];
const SETTLE_MS = 100; // per step of ROUGHNESS
const PAUSE_MS = 1500; // after a sentence is typed; its last letters settle in this time

/** Endless: shows a sentence, deletes it, types the next one and lets it settle. */
export function* typingSteps(lengths: readonly number[]): Generator<TypingStep, never> {
  let shownLetters = lengths[0] ?? 0;
  yield { sentence: 0, shownLetters, settledSteps: ROUGHNESS.length, ms: PAUSE_MS };
  for (let sentence = 0; ; ) {
    while (shownLetters > 0)
      yield { sentence, shownLetters: --shownLetters, settledSteps: 0, ms: MS_PER_LETTER };

    sentence = (sentence + 1) % lengths.length;
    const length = lengths[sentence] ?? 0;
    while (shownLetters < length - 1)
      yield { sentence, shownLetters: ++shownLetters, settledSteps: 0, ms: MS_PER_LETTER };
    shownLetters = length;
    for (const settledSteps of ROUGHNESS.keys())
      yield { sentence, shownLetters, settledSteps, ms: SETTLE_MS };
    const ms = PAUSE_MS - ROUGHNESS.length * SETTLE_MS;
    yield { sentence, shownLetters, settledSteps: ROUGHNESS.length, ms };
  }
}
