/**
 * Gives a volume's next free ids: one more each time than the highest number after the prefix of
 * its last quote, since lower numbers may have been published once.
 */
export function createIds(own: readonly string[], slug: string, elsewhere: ReadonlySet<string>) {
  const [, lastPrefix] = own.map((id) => /^(.*?)\d+$/.exec(id)).findLast((match) => match) ?? [];
  const prefix = lastPrefix ?? `${slug}-`;
  const numbers = [...own, ...elsewhere]
    .filter((id) => id.startsWith(prefix))
    .map((id) => Number(id.slice(prefix.length)))
    .filter(Number.isInteger);
  let last = numbers.reduce((highest, number) => Math.max(highest, number), 0);
  return () => `${prefix}${++last}`;
}
