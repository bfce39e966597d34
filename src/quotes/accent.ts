const ACCENTS = new Map([
  ["lyrics-of-the-mind", "red"],
  ["dream-chasers-bible", "amber"],
  ["experiences-of-life", "green"],
]);

/** The colour of a book's title: three slugs have their own, every other the primary. */
export function accentOf(slug: string) {
  return ACCENTS.get(slug) ?? "primary";
}
