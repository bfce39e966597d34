import { CAROUSEL } from "./settings";

/** Where a pointer was, and when. */
type Place = Pick<PointerEvent, "clientX" | "timeStamp">;

/** Pixels a second just before the pointer left at `now`: 0 for one that had come to rest. */
export function velocityAt(now: number, places: readonly Place[]) {
  const recent = places.filter(({ timeStamp }) => now - timeStamp <= CAROUSEL.velocityWindowMs);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.timeStamp === first.timeStamp) return 0;
  return ((last.clientX - first.clientX) / (last.timeStamp - first.timeStamp)) * 1000;
}
