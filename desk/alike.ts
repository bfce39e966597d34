const ALIKE = 0.7; // shared words out of all words; below it, lines merely share a habit of speech

/** Every line that says nearly the same as an earlier one, with that earlier one. */
export function alikePairs<L extends { words: string }>(lines: L[]): [later: L, earlier: L][] {
  const entries = lines.map((line) => ({ line, words: wordsOf(line.words) }));
  return entries.flatMap(({ line, words }, at): [L, L][] => {
    const earlier = entries.slice(0, at).find((rival) => areAlike(words, rival.words));
    return earlier ? [[line, earlier.line]] : [];
  });
}

function wordsOf(text: string) {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []);
}

function areAlike(a: Set<string>, b: Set<string>) {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a];
  if (fewer.size < more.size * ALIKE) return false; // as good as most pairs end here
  const shared = [...fewer].filter((word) => more.has(word)).length;
  return shared / (a.size + b.size - shared || 1) >= ALIKE;
}
