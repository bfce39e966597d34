/** Which sentence is shown, how many of its letters, and for how long. */
export interface TypingStep {
  sentence: number;
  shown: number;
  settledSteps: number; // steps of settling done: 0 is rough, `ROUGHNESS.length` is clean
  ms: number;
}

/** Endless: shows a sentence, deletes it, types the next one and lets it settle. */
export function* typingSteps(lengths: readonly number[]): Generator<TypingStep, never> {
  for (let sentence = 0; ; ) {
    let shown = lengths[sentence] ?? 0;
    yield { sentence, shown, settledSteps: ROUGHNESS.length, ms: HOLD_MS };
    while (shown > 0) yield { sentence, shown: --shown, settledSteps: 0, ms: MS_PER_LETTER };

    sentence = (sentence + 1) % lengths.length;
    const length = lengths[sentence] ?? 0;
    while (shown < length - 1)
      yield { sentence, shown: ++shown, settledSteps: 0, ms: MS_PER_LETTER };
    for (const settledSteps of ROUGHNESS.keys())
      yield { sentence, shown: length, settledSteps, ms: SETTLE_MS };
  }
}

/** The roughness of each letter that is still settling, by its index; spaces have none. */
export function roughnessOf(letters: readonly string[], shown: number, settledSteps: number) {
  const places = [...letters.keys()].slice(0, shown).filter((place) => letters[place] !== " ");
  const left = ROUGHNESS.slice(settledSteps);
  const settling = places.reverse().slice(0, left.length);
  return new Map(settling.map((place, i) => [place, left[i]]));
}

const MS_PER_LETTER = 75; // for typing and for deleting
const ROUGHNESS = [35, 20, 10]; // Redaction font cuts of the last letters, from the caret backwards
const SETTLE_MS = 100; // per step of ROUGHNESS
const HOLD_MS = 1500 - ROUGHNESS.length * SETTLE_MS; // a sentence shows for 1500 ms in total
