/** Which sentence is shown, how many of its letters, and for how long. */
export interface Moment {
  sentence: number;
  shown: number;
  settledSteps: number; // how far its end has settled: 0 is rough, `ROUGHNESS.length` is clean
  ms: number;
}

/** For ever: a sentence stands and is deleted, then the next one is typed and settles. */
export function* typing(lengths: readonly number[]): Generator<Moment, never> {
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

/** The roughness of each letter that is still settling, by its place; spaces have none. */
export function roughnessOf(letters: readonly string[], shown: number, settledSteps: number) {
  const places = [...letters.keys()].slice(0, shown).filter((place) => letters[place] !== " ");
  const left = ROUGHNESS.slice(settledSteps);
  const settling = places.reverse().slice(0, left.length);
  return new Map(settling.map((place, i) => [place, left[i]]));
}

const MS_PER_LETTER = 75; // typing and deleting alike
const ROUGHNESS = [35, 20, 10]; // cuts of Redaction: of the last letters, nearest the caret first
const SETTLE_MS = 100; // until the next roughness goes
const HOLD_MS = 1500 - ROUGHNESS.length * SETTLE_MS; // a whole sentence stands 1500 ms in all
