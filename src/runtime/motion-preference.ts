import { createStore } from "./create-store";
import { reducedMotion } from "./reduced-motion";

type ReducedMotionQuery = Pick<MediaQueryList, "matches" | "addEventListener">;

/** Whether things may move by themselves; kept in memory until the document is left. */
export const motionPreference = createMotionPreference(
  "matchMedia" in globalThis ? reducedMotion() : undefined, // Node has no matchMedia
);

/** The most recent of the system's preference and the reader's choice wins. */
export function createMotionPreference(system: ReducedMotionQuery | undefined) {
  const chosen = createStore<boolean | undefined>(undefined);

  // Observed for the whole visit, because it may change on a page without motion.
  system?.addEventListener("change", () => chosen.set(undefined));

  return {
    isOn: () => chosen.get() ?? !system?.matches,
    set: (isOn: boolean) => chosen.set(isOn),
    subscribe: chosen.subscribe,
  };
}
