const MIN_DISTANCE_PX = 40;
const MAX_SLOPE = 0.6; // height over width; steeper is a scroll
const FOLLOWS_BY = 0.3; // the leaf goes a little of the finger's way
const FARTHEST_PX = 48;
const FAINTEST = 0.4;
const FAINTEST_AT_PX = 240;

interface Travel {
  dx: number;
  dy: number;
}

/** What a finger meant that travelled `dx`, `dy` across the quote: left turns on, right turns back. */
export function swipeMeaning(travel: Travel) {
  if (Math.abs(travel.dx) < MIN_DISTANCE_PX || !isAcross(travel)) return;
  return travel.dx < 0 ? "next" : "previous";
}

/** How the quote follows a finger: a little way, and fainter the farther it goes. */
export function leafUnder(travel: Travel) {
  if (!isAcross(travel)) return { shift: 0, opacity: 1 };
  const distance = Math.abs(travel.dx);
  return {
    shift: Math.sign(travel.dx) * Math.min(distance * FOLLOWS_BY, FARTHEST_PX),
    opacity: 1 - (1 - FAINTEST) * Math.min(1, distance / FAINTEST_AT_PX),
  };
}

function isAcross({ dx, dy }: Travel) {
  return Math.abs(dy) <= Math.abs(dx) * MAX_SLOPE;
}
