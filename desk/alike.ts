const ALIKE = 0.7; // shared words out of all words; below it, lines merely share a habit of speech
const COMMON = 100; // a word in more lines than this tells none of them apart

/** Every line that says nearly the same as an earlier one, with that earlier one. */
export function alikePairs<L extends { words: string }>(lines: L[]): [later: L, earlier: L][] {
  const entries = lines.map((line) => ({ line, words: wordsOf(line.words) }));
  const linesWith = countEach(entries.map(({ words }) => words));
  const countOf = (word: string) => linesWith.get(word) ?? 0;
  const seen = new Map<string, typeof entries>();
  const pairs: [L, L][] = [];

  for (const entry of entries) {
    const { line, words } = entry;
    // Lines this much alike share one of their rarest words: compare only those that do.
    const rarest = [...words].sort((a, b) => countOf(a) - countOf(b) || a.localeCompare(b));
    const telling = rarest
      .slice(0, words.size - Math.ceil(words.size * ALIKE) + 1)
      .filter((word) => countOf(word) <= COMMON)
      .concat([...words].sort().join(" ")); // the same words throughout, however common
    const rivals = telling.flatMap((word) => seen.get(word) ?? []);
    const earlier = rivals.find((rival) => likeness(words, rival.words) >= ALIKE);
    if (earlier) pairs.push([line, earlier.line]);
    for (const word of telling) {
      const others = seen.get(word);
      if (others) others.push(entry);
      else seen.set(word, [entry]);
    }
  }
  return pairs;
}

function wordsOf(text: string) {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []);
}

function countEach(sets: Set<string>[]) {
  const counts = new Map<string, number>();
  for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function likeness(a: Set<string>, b: Set<string>) {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / (a.size + b.size - shared || 1);
}
