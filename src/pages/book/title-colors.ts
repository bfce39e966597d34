/** Title colours by slug; other titles have the primary colour. `tokens.css` has the values. */
const TITLE_COLORS = new Map([
  ["lyrics-of-the-mind", "red"],
  ["dream-chasers-bible", "amber"],
  ["experiences-of-life", "green"],
]);

export function titleColorOf(slug: string) {
  return TITLE_COLORS.get(slug) ?? "primary";
}
