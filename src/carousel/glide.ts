import { spring } from "motion";
import { frameLoop } from "../runtime/frame-loop";
import { CAROUSEL } from "./settings";

/** From where to where, in pixels, and the velocity at the start, in pixels a second. */
export interface Path {
  from: number;
  to: number;
  velocity: number;
}

/** Animates along the spring, calling `draw` in every frame; returns how to stop it. */
export function glide(
  { from, to, velocity }: Path,
  draw: (px: number) => void,
  signal: AbortSignal,
) {
  const generator = spring({ keyframes: [from, to], velocity, ...CAROUSEL.spring });
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

  /** Stops where it is, and returns its velocity there. */
  return function stop() {
    if (run.signal.aborted) return 0;
    run.abort();
    return generator.velocity?.(elapsed) ?? 0;
  };
}
