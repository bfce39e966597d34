/** Where the page is set wide: the style sheets' own breakpoint, which follows the font. */
export const WIDE = "(width >= 56.25em)";

export function isWideLayout() {
  return matchMedia(WIDE).matches;
}
