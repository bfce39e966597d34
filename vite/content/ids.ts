/**
 * The next free id of a volume: one more than the highest number after the prefix that its last
 * quote has. Lower numbers may have been published once, so they are never given again.
 */
export function nextId(
  own: readonly string[],
  slug: string,
  taken: ReadonlySet<string> = new Set(),
) {
  const [, lastPrefix] = own.map((id) => /^(.*?)\d+$/.exec(id)).findLast((match) => match) ?? [];
  const prefix = lastPrefix ?? initialsOf(slug, taken);
  const numbers = [...own, ...taken]
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length))
    .filter((rest) => /^\d+$/.test(rest))
    .map(Number);
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}

/** `lh` for letters-home, or the slug itself where another volume has those initials. */
function initialsOf(slug: string, taken: ReadonlySet<string>) {
  const initials = slug
    .split("-")
    .map((word) => (/^\d+$/.test(word) ? word : word.slice(0, 1)))
    .join("");
  const prefix = /\d$/.test(initials) ? `${initials}-` : initials;
  const isTaken = [...taken].some(
    (id) => id.startsWith(prefix) && /^\d/.test(id.slice(prefix.length)),
  );
  return isTaken ? `${slug}-` : prefix;
}
