/** The colour of a book's title: three slugs have their own, every other the primary. */
export function titleColour(slug: string) {
  return TITLE_COLOURS.get(slug) ?? "primary";
}

const TITLE_COLOURS = new Map([
  ["lyrics-of-the-mind", "red"],
  ["dream-chasers-bible", "amber"],
  ["experiences-of-life", "green"],
]);

/** A title shimmers if the word "trilogy" is in it, in any letter case. */
export function hasShimmer(title: string) {
  return /trilogy/i.test(title);
}

/**
 * "Roll the Dice – This is How Life Is, Keep Trying": what follows the dash is set in lines, a new
 * one after each comma. The parts, put together, are the title again.
 */
export function splitTitle(title: string): { head: string; lines: string[] } {
  const [, head, rest] = /^(.*? – )(.+)$/.exec(title) ?? [];
  if (!head || !rest) return { head: title, lines: [] };
  return { head, lines: rest.split(/(?<=, )/) };
}
