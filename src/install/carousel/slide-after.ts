import { CAROUSEL } from "./settings";

/** How a finger left: pixels from where it began, and pixels a second; left is negative. */
export interface Release {
  offset: number;
  velocity: number;
}

/** The slide to show once a drag or swipe from slide `at` has ended; it has no bounds, see `wrapped`. */
export function slideAfter(at: number, { offset, velocity }: Release) {
  const drag = direction(offset, CAROUSEL.dragOffsetPx);
  const swipe = direction(velocity, CAROUSEL.swipePxPerSecond);
  // A finger that drags one way and then flicks back has changed its mind.
  const tookBack = drag * swipe < 0;
  return tookBack ? at : at - (swipe || drag);
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
