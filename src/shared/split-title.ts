/** What follows a dash, as in "Roll – Keep On, Keep Trying", in lines that end after a comma. */
export function splitTitle(title: string): { head: string; lines: string[] } {
  const [, head, rest] = /^(.*? – )(.+)$/.exec(title) ?? [];
  if (!head || !rest) return { head: title, lines: [] };
  return { head, lines: rest.split(/(?<=, )/) };
}
