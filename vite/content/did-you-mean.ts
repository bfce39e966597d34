/** Spells the fix for a mistyped name, `: did you mean "example"?`, when one of `names` is near. */
export function didYouMean(typed: string, names: Iterable<string>) {
  const [nearest] = [...names]
    .map((name) => ({ name, steps: stepsBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  const isNear = nearest && nearest.steps <= Math.max(1, Math.floor(typed.length / 4));
  return isNear ? `: did you mean "${nearest.name}"?` : "";
}

/** How many letters must be added, taken out, changed or swapped with the next. */
function stepsBetween(from: string, to: string) {
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const above = rows[i - 1] ?? [];
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? 0;
}
