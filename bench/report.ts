/** One promise of the site, what was measured, and whether it was kept. */
export interface Verdict {
  promise: string;
  measured: string;
  kept: boolean;
}

/** What one part of the bench has found. */
export interface Section {
  title: string;
  body: string;
  verdicts: Verdict[];
}

/** The run as a page of Markdown. */
export function writeReport(sections: Section[], machine: string) {
  return `# What the site costs

Measured by \`npm run bench\` on ${machine}. Milliseconds of processor time a second, if nothing
else is said; without a graphics card the "GPU process" is the processor too. Compare ratios: the
figures themselves move with the machine and with what else it does.

## Promises
${table(
  ["Promise", "Measured", "Kept"],
  sections.flatMap(({ verdicts }) =>
    verdicts.map(({ promise, measured, kept }) => [promise, measured, kept ? "yes" : "**no**"]),
  ),
)}
${sections.map(({ title, body }) => `\n## ${title}\n${body.trim()}\n`).join("")}`;
}

export function table(head: string[], rows: (string | number)[][]) {
  const line = (cells: (string | number)[]) => `| ${cells.map(shown).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export function atMost(promise: string, value: number, limit: number, unit: string): Verdict {
  return {
    promise: `${promise}: at most ${`${limit} ${unit}`.trim()}`,
    measured: `${Number(value.toFixed(value < 10 ? 2 : 0))} ${unit}`.trim(),
    kept: value <= limit,
  };
}

export function timesLess(promise: string, plain: number, ours: number, atLeast: number): Verdict {
  const ratio = plain / ours;
  return {
    promise: `${promise}: at least ${atLeast} times less`,
    measured: `${ratio.toFixed(1)} times less`,
    kept: ratio >= atLeast,
  };
}

/** The value below which `share` of all values lie. */
export function quantile(values: number[], share: number) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: number[]) {
  return quantile(values, 0.5);
}

function shown(cell: string | number) {
  return typeof cell === "number" ? String(Number(cell.toFixed(cell < 10 ? 1 : 0))) : cell;
}
