/** How high the ruler's box is; it is one unit wide for each step between two quotes. */
export const RULER_HEIGHT = 18;

const TICK = 9;
const TALL_TICK = 14;
const TALL_EVERY = 30; // a volume of the usual length

/**
 * A path with a tick for each of `indexes`, which ascend; relative steps compress to almost
 * nothing in the page.
 */
export function rulerPath(indexes: Iterable<number>, total: number) {
  let path = "";
  let last: number | undefined;
  for (const index of indexes) {
    const height = tickHeight(index, total);
    path +=
      last === undefined ? `M${index} ${RULER_HEIGHT - height}` : `m${index - last}-${height}`;
    path += `v${height}`;
    last = index;
  }
  return path;
}

function tickHeight(index: number, total: number) {
  return index % TALL_EVERY === 0 || index === total - 1 ? TALL_TICK : TICK;
}
