/** The slide, of `count`, that the unbounded `index` means: -1 is the last, `count` the first. */
export function wrap(index: number, count: number) {
  return ((index % count) + count) % count;
}

/** The multiple of `count` that puts slide `index` at the first place after `position - 1`. */
export function wholeRounds(position: number, index: number, count: number) {
  return (Math.floor((position - 1 - index) / count) + 1) * count;
}
