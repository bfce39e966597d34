import { CAROUSEL } from "./settings";

/** How a finger left: pixels from where it began, and pixels a second; left is negative. */
export interface Release {
  offset: number;
  velocity: number;
}

/**
 * The slide to show after a drag or swipe on slide `at`: the way the finger moved decides, and its
 * velocity only where it ended where it began. The result has no bounds, see `wrapped`.
 */
export function slideAfter(at: number, { offset, velocity }: Release) {
  const dragged = direction(offset, CAROUSEL.dragOffsetPx);
  return at - (dragged || direction(velocity, CAROUSEL.swipePxPerSecond));
}

/** Which of `count` slides the unbounded `at` means: -1 is the last one, `count` the first. */
export function wrapped(at: number, count: number) {
  return ((at % count) + count) % count;
}

/** By how many slides to shift slide `index` so that it lies in view at `position`, or after it. */
export function shiftInto(position: number, index: number, count: number) {
  return (Math.floor((position - 1 - index) / count) + 1) * count;
}

function direction(value: number, threshold: number) {
  return Math.abs(value) > threshold ? Math.sign(value) : 0;
}
