/** Splits "Roll – Keep On, Keep Trying" after the dash, and the rest after each comma. */
export function splitTitle(title: string): { head: string; lines: string[] } {
  const [, head, rest] = /^(.*? – )(.+)$/.exec(title) ?? [];
  if (!head || !rest) return { head: title, lines: [] };
  return { head, lines: rest.split(/(?<=, )/) };
}
