/** The slide, of `count`, that the unbounded `index` means: -1 is the last, `count` the first. */
export function wrap(index: number, count: number) {
  return ((index % count) + count) % count;
}

/** The multiple of `count` that moves the slide after `position - 1`, by at most `count`. */
export function lapOffset(index: number, position: number, count: number) {
  return (Math.floor((position - 1 - index) / count) + 1) * count;
}
