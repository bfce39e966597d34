import { PAGE_BUDGETS, SITE_BUDGETS, type Weight } from "./budgets.ts";
import { ENGINES } from "./engines.ts";
import { STATES } from "./home.ts";
import type { Cost } from "./measure.ts";
import { judge, type Results } from "./results.ts";

/** The run as a page of Markdown, with the picture beside it. */
export function writeReport(results: Results, machine: string) {
  const { sizes, heap } = results;
  const { shift, steps, pressToPaint } = results.reading;
  return `# What the effects cost

Measured by \`npm run bench\` on ${machine}. Milliseconds of processor time per second; without
a graphics card the "GPU process" is the processor too. Compare ratios: the figures themselves
move with the machine and with what else it does. A busy machine skips frames; letters are
therefore compared for each of their changes, and rays for each frame.

![Cost of the effects, the plain way and ours](results.svg)

## Promises
${table(
  ["Promise", "Measured", "Kept"],
  judge(results).map(({ promise, measured, kept }) => [promise, measured, kept ? "yes" : "**no**"]),
)}

## Each engine alone
The plain way writes every letter again at each change, 20 times a second, and draws rays at full
resolution and 60 frames a second; those are what the promises compare with.
\`letters-every-frame\` is what is usually done: letters fade all the time, so all of them are
written again 60 times a second.
${sizes
  .map(
    ({ size, engines }) => `\n### ${size}\n${costs(ENGINES.map((name) => [name, engines[name]]))}`,
  )
  .join("\n")}

## The whole home page
${sizes
  .map(({ size, home }) => `\n### ${size}\n${costs(STATES.map((name) => [name, home[name]]))}`)
  .join("\n")}

Heap after ten seconds ${Math.round(heap.early)} KB, after a minute ${Math.round(heap.late)} KB.

## Reading
${steps} quotes turned on a phone at a quarter of its speed: layout shift ${shift}; from press to
paint ${Math.round(pressToPaint.median)} ms of the page's thread in the median,
${Math.round(pressToPaint.p95)} at p95, ${Math.round(pressToPaint.worst)} at worst.

## Lighthouse, mobile, medians
Lighthouse reads robots.txt from within the page, which the site's own policy forbids
(\`connect-src 'none'\`); here it is served with \`'self'\`, and with nothing else changed.

${lighthouseTable(results)}

## Budgets
What a page of each kind asks for until it has loaded, and the most it may: kilobytes, HTML and
CSS in Brotli, JavaScript in gzip and without the books' words.

${budgetTable(results)}

Kept for offline use: ${kilobytes(results.kept)} of ${kilobytes(SITE_BUDGETS.kept)}. The whole build takes
${results.build.whole.toFixed(1)} s, its bundle alone ${results.build.bundle.toFixed(1)} s; at most
${SITE_BUDGETS.buildRatio} times as much is allowed.
`;
}

function lighthouseTable({ lighthouse }: Results) {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return table(
    [
      "Page",
      "Performance",
      "Accessibility",
      "Best practices",
      "SEO",
      "FCP",
      "LCP",
      "SI",
      "TBT",
      "CLS",
      "Short of full marks",
    ],
    Object.entries(lighthouse).map(([path, { scores, shortfalls }]) =>
      [
        path,
        scores.performance,
        scores.accessibility,
        scores["best-practices"],
        scores.seo,
        seconds(scores.firstPaint),
        seconds(scores.largestPaint),
        seconds(scores.speedIndex),
        `${Math.round(scores.blocking)} ms`,
        scores.shift.toFixed(3),
        shortfalls.join(", "),
      ].map(String),
    ),
  );
}

function budgetTable({ weights }: Results) {
  const parts = ["html", "css", "javascript", "fonts", "images", "requests"] as const;
  const show = (part: keyof Weight, value: number) =>
    part === "requests" ? String(value) : kilobytes(value);
  return table(
    ["Page", ...parts],
    Object.entries(PAGE_BUDGETS).map(([kind, { path, most }]) => [
      `${kind}, ${path}`,
      ...parts.map((part) => {
        const weight = weights[kind]?.[part] ?? Number.NaN;
        return `${show(part, weight)} of ${show(part, most[part])}`;
      }),
    ]),
  );
}

function kilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1);
}

function costs(rows: [name: string, cost: Cost][]) {
  return table(
    ["", "Main thread", "of it script", "Renderer", "GPU process", "Letter ticks", "Ray frames"],
    rows.map(([name, cost]) => [
      name,
      ...[cost.task, cost.script, cost.renderer, cost.gpu, cost.letters, cost.rays].map((value) =>
        value.toFixed(1),
      ),
    ]),
  );
}

function table(head: string[], rows: string[][]) {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
