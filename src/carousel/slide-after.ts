import { CAROUSEL } from "./settings";

/** How a finger left: pixels from where it began, and pixels a second; left is negative. */
export interface Release {
  offset: number;
  velocity: number;
}

/**
 * The slide to show once a drag or swipe from slide `at` has ended; it has no bounds, see `wrapped`.
 * A long drag may have passed several slides, each `stride` pixels from the next.
 */
export function slideAfter(at: number, { offset, velocity }: Release, stride: number) {
  const passed = Math.trunc(-offset / stride);
  const drag = direction(offset + passed * stride, CAROUSEL.dragOffsetPx);
  const swipe = direction(velocity, CAROUSEL.swipePxPerSecond);
  // A finger that drags one way and then flicks back has changed its mind.
  const tookBack = drag * swipe < 0;
  return at + passed - (tookBack ? 0 : swipe || drag);
}

/** Which of `count` slides the unbounded `at` means: -1 is the last one, `count` the first. */
export function wrapped(at: number, count: number) {
  return ((at % count) + count) % count;
}

/** By how many slides to shift slide `index` so that it lies nearest to `position`. */
export function shiftTowards(position: number, index: number, count: number) {
  return Math.round((position - index) / count) * count;
}

function direction(value: number, threshold: number) {
  return Math.abs(value) > threshold ? Math.sign(value) : 0;
}
