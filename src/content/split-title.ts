/**
 * "Roll the Dice – This is How Life Is, Keep Trying": what follows the dash is set in lines, a new
 * one after each comma. The parts, put together, are the title again.
 */
export function splitTitle(title: string): { head: string; lines: string[] } {
  const [, head, rest] = /^(.*? – )(.+)$/.exec(title) ?? [];
  if (!head || !rest) return { head: title, lines: [] };
  return { head, lines: rest.split(/(?<=, )/) };
}
