/** The colour of a book's title: three slugs have a colour of their own, others the primary. */
export function titleColour(slug: string) {
  return TITLE_COLOURS.get(slug) ?? "primary";
}

const TITLE_COLOURS = new Map([
  ["lyrics-of-the-mind", "red"],
  ["dream-chasers-bible", "amber"],
  ["experiences-of-life", "green"],
]);
