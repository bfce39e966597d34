/** Whether a word of a heading may be wider than a phone; undefined if not, to omit an attribute. */
export function hasLongWord(heading: string) {
  return /[^\s-]{13}/.test(heading) || undefined;
}
