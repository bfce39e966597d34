import { spring } from "motion";
import { frameLoop } from "../runtime/frame-loop";
import type { CarouselSettings } from "./settings";

/** A way from one place to another, in pixels and pixels a second. */
export interface Way {
  from: number;
  to: number;
  velocity: number;
}

/** Moves along a spring, telling `draw` where it is; returns how to stop it, and learn its speed. */
export function glide(
  { from, to, velocity }: Way,
  physics: CarouselSettings["spring"],
  draw: (px: number) => void,
  signal: AbortSignal,
) {
  const generator = spring({ keyframes: [from, to], velocity, ...physics });
  const run = new AbortController();
  let last: number | undefined;
  let elapsed = 0;
  signal.addEventListener("abort", () => run.abort(), { signal: run.signal });

  frameLoop((ms) => {
    elapsed += Math.max(0, ms - (last ?? ms)); // a clock that is set back moves nothing back
    last = ms;
    const { value, done } = generator.next(elapsed);
    if (done) run.abort();
    draw(value);
  }, run.signal);

  /** Stops where it is, and returns its speed in pixels a second. */
  return function stop() {
    if (run.signal.aborted) return 0;
    run.abort();
    return generator.velocity?.(elapsed) ?? 0;
  };
}
