/** The same words with typographic marks: ’ “ ” – … in place of ' " -- and three dots. */
export function typeset(words: string): string {
  return words
    .replace(/(^|[\s([{–—“])'(?=\S)/g, (_match, before: string) => `${before}‘`)
    .replaceAll("'", "’")
    .replace(/(^|[\s([{–—‘])"(?=\S)/g, (_match, before: string) => `${before}“`)
    .replaceAll('"', "”")
    .replaceAll("...", "…")
    .replace(/(\s)--?(?=\s)/g, "$1–")
    .replace(/(\w)--(?=\w)/g, "$1–");
}

/** The first straight mark in `words` and its fix, each as the word it stands in. */
export function straightMark(words: string): { found: string; fix: string } | undefined {
  const fixed = typeset(words).split(/\s+/);
  const pairs = words.split(/\s+/).map((found, at) => ({ found, fix: fixed[at] ?? found }));
  return pairs.find(({ found, fix }) => found !== fix);
}
