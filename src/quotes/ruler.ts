/** How high the ruler's box is; it is one unit wide for each step between two quotes. */
export const RULER_HEIGHT = 18;

const TICK = 10;
const TALL_TICK = 14;
const TALL_EVERY = 30; // a volume of the usual length

/**
 * A path with a tick for each quote from `from` up to, but without, `to`; relative steps of one
 * unit compress to almost nothing in the page.
 */
export function rulerPath({ from, to, total }: { from: number; to: number; total: number }) {
  if (from >= to) return "";
  const first = tickHeight(from, total);
  let path = `M${from} ${RULER_HEIGHT - first}v${first}`;
  for (let index = from + 1; index < to; index++) {
    const height = tickHeight(index, total);
    path += `m1-${height}v${height}`;
  }
  return path;
}

function tickHeight(index: number, total: number) {
  return index % TALL_EVERY === 0 || index === total - 1 ? TALL_TICK : TICK;
}
