const MIN_DISTANCE_PX = 40;
const MAX_SLOPE = 0.6; // height over width; steeper is a scroll

/** What a finger meant that travelled `dx`, `dy` across the quote: left turns on, right turns back. */
export function swipeMeaning({ dx, dy }: { dx: number; dy: number }) {
  if (Math.abs(dx) < MIN_DISTANCE_PX) return;
  if (Math.abs(dy) > Math.abs(dx) * MAX_SLOPE) return;
  return dx < 0 ? "next" : "previous";
}
