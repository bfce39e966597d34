/** Which of `count` slides the unbounded `index` means: -1 is the last one, `count` the first. */
export function wrap(index: number, count: number) {
  return ((index % count) + count) % count;
}

/** The multiple of `count` that moves slide `index` to `position`, or next after it. */
export function wholeRounds(position: number, index: number, count: number) {
  return (Math.floor((position - 1 - index) / count) + 1) * count;
}
