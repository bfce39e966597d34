/** The colour of a book's title: three slugs have a colour of their own, others the primary. */
export function titleColor(slug: string) {
  return TITLE_COLORS.get(slug) ?? "primary";
}

const TITLE_COLORS = new Map([
  ["lyrics-of-the-mind", "red"],
  ["dream-chasers-bible", "amber"],
  ["experiences-of-life", "green"],
]);
