/** Splits "Roll – Keep On, Keep Trying" after the dash, and the rest after each comma. */
export function splitTitle(title: string): { lead: string; lines: string[] } {
  const [, lead, rest] = /^(.*? – )(.+)$/.exec(title) ?? [];
  if (!lead || !rest) return { lead: title, lines: [] };
  return { lead, lines: rest.split(/(?<=, )/) };
}
