import { excess, SITE_BUDGETS, type Weight } from "./budgets.ts";
import type { Engine } from "./engines.ts";
import type { State } from "./home.ts";
import type { LighthouseResults } from "./lighthouse.ts";
import type { Cost } from "./measure.ts";
import type { Reading } from "./reading.ts";

/** Everything one run has measured, at one window size. */
export interface SizeResults {
  size: string;
  engines: Record<Engine, Cost>;
  home: Record<State, Cost>;
  farthestPixel: number;
}

export interface Results {
  sizes: SizeResults[];
  heap: { early: number; late: number };
  reading: Reading;
  /** By the address of the page. */
  lighthouse: Record<string, LighthouseResults>;
  /** By the kind of page. */
  weights: Record<string, Weight>;
  /** In bytes. */
  kept: number;
  /** In seconds. */
  build: { whole: number; bundle: number };
}

/** One promise of the site, what was measured, and whether it was kept. */
export interface Verdict {
  promise: string;
  measured: string;
  kept: boolean;
}

/** The promises that this run can judge. */
export function judge({ sizes, heap, reading, lighthouse, ...site }: Results): Verdict[] {
  return [
    ...sizes.flatMap(judgeSize),
    {
      promise: "Heap after a minute as after ten seconds, within 5 %",
      measured: `${kb(heap.early)}, then ${kb(heap.late)}`,
      kept: heap.late <= heap.early * 1.05,
    },
    atMost(`Turning ${reading.steps} quotes, layout shift`, reading.shift, 0, ""),
    atMost("Press to paint at 4× slowdown, p95", reading.pressToPaint.p95, 50, "ms"),
    ...Object.entries(lighthouse).flatMap(([path, { scores }]) => judgePage(path, scores)),
    ...judgeBudgets(site),
  ];
}

function judgeBudgets({ weights, kept, build }: Pick<Results, "weights" | "kept" | "build">) {
  return [
    ...Object.entries(weights).map(([kind, weight]) => {
      const over = excess(kind, weight);
      return {
        promise: `Budget of a page, ${kind}`,
        measured: over.length > 0 ? over.join(", ") : inWords(weight),
        kept: over.length === 0,
      };
    }),
    atMost("Kept for offline use", kept / 1000, SITE_BUDGETS.kept / 1000, "kB"),
    atMost(
      "Whole build against its bundle",
      build.whole / build.bundle,
      SITE_BUDGETS.buildRatio,
      "times",
    ),
  ];
}

function judgePage(path: string, scores: LighthouseResults["scores"]): Verdict[] {
  const marks = [scores.performance, scores.accessibility, scores["best-practices"], scores.seo];
  const all = {
    promise: `${path} in Lighthouse, mobile: 100 four times`,
    measured: `${marks.join(", ")} (${subMetrics(scores)})`,
    kept: marks.every((mark) => mark === 100),
  };
  if (path !== "/") return [all];
  return [
    all,
    atMost("/ largest paint, simulated", scores.largestPaint, 1200, "ms"),
    atMost("/ total blocking time", scores.blocking, 50, "ms"),
    atMost("/ layout shift", scores.shift, 0, ""),
  ];
}

function inWords({ requests, ...bytes }: Weight) {
  const parts = Object.entries(bytes).map(
    ([part, size]) => `${part} ${(size / 1000).toFixed(1)} kB`,
  );
  return [...parts, `${requests} requests`].join(", ");
}

function subMetrics(scores: LighthouseResults["scores"]) {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return [
    `FCP ${seconds(scores.firstPaint)}`,
    `LCP ${seconds(scores.largestPaint)}`,
    `SI ${seconds(scores.speedIndex)}`,
    `TBT ${Math.round(scores.blocking)} ms`,
    `CLS ${scores.shift}`,
  ].join(", ");
}

function judgeSize({ size, engines, home, farthestPixel }: SizeResults): Verdict[] {
  const plain = engines["letters-every-tick"];
  const inWorker = engines["letters-worker"];
  const onPage = engines["letters-page"];
  const full = engines["rays-full"];
  const quarter = engines["rays-quarter"];
  const idle = [home.hidden, home["off-screen"], home.paused, home.reduced];
  const drawnAtRest = idle.reduce((sum, { letters, rays }) => sum + letters + rays, 0);
  // For each change of the letters: a busy machine skips some, and so flatters the slow.
  const each = (cost: Cost, key: "task" | "renderer") => cost[key] / cost.letters;
  const on = (promise: string) => `${promise} (${size})`;
  return [
    atMost(on("Home page, script a second"), home.visible.script, 10, "ms"),
    atMost(on("Home page, main thread a second"), home.visible.task, 100, "ms"),
    times(on("Letters in a worker, main thread"), each(plain, "task"), each(inWorker, "task"), 100),
    times(
      on("Letters without a worker, main thread"),
      each(plain, "task"),
      each(onPage, "task"),
      7,
    ),
    times(on("Letters, renderer process"), each(plain, "renderer"), each(inWorker, "renderer"), 5),
    times(on("Rays, GPU process a frame"), full.gpu / full.rays, quarter.gpu / quarter.rays, 6),
    {
      promise: on("Rays, 30 frames a second"),
      measured: `${quarter.rays.toFixed(1)}, full resolution ${full.rays.toFixed(1)}`,
      kept: quarter.rays > 29,
    },
    atMost(on("Rays, farthest pixel from full resolution"), farthestPixel, 4, "of 255"),
    atMost(on("Drawn while hidden, off screen, paused or reduced"), drawnAtRest, 0, ""),
  ];
}

function times(promise: string, plain: number, ours: number, atLeast: number): Verdict {
  const ratio = plain / ours;
  return {
    promise: `${promise}: at least ${atLeast} times less`,
    measured: `${ratio.toFixed(1)} times less`,
    kept: ratio >= atLeast,
  };
}

function atMost(promise: string, value: number, limit: number, unit: string): Verdict {
  return {
    promise: `${promise}: at most ${`${limit} ${unit}`.trim()}`,
    measured: `${Number(value.toFixed(value < 10 ? 2 : 0))} ${unit}`.trim(),
    kept: value <= limit,
  };
}

function kb(value: number) {
  return `${Math.round(value)} KB`;
}
