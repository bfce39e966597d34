import { CAROUSEL } from "./settings";

/** Why a carousel may stand still: each reason comes and goes on its own. */
export type Hold = "stopped" | "hovered" | "dragged" | "hidden" | "out of view";

/** Calls `advance` again and again while nothing holds it; it begins held by "stopped". */
export function createRotation(advance: () => void, signal: AbortSignal) {
  const holds = new Set<Hold>(["stopped"]);
  let timer: ReturnType<typeof setInterval> | undefined;
  signal.addEventListener("abort", () => clearInterval(timer));

  /** Begins a whole wait anew, so that nothing moves right after the reader did. */
  function restart() {
    clearInterval(timer);
    timer = holds.size === 0 ? setInterval(advance, CAROUSEL.rotationMs) : undefined;
  }

  function hold(reason: Hold, on: boolean) {
    if (holds.has(reason) === on) return;
    if (on) holds.add(reason);
    else holds.delete(reason);
    restart();
  }

  return { hold, restart };
}
