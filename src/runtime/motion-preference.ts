import { createStore } from "./create-store";

type ReducedMotionQuery = Pick<MediaQueryList, "matches" | "addEventListener">;

/** Whether things that move by themselves may move; kept in memory, so it lasts for the visit. */
export const motionPreference = createMotionPreference(
  "matchMedia" in globalThis ? reducedMotion() : undefined, // no matchMedia in Node
);

/** The system's preference, for what moves only when pressed. */
export function reducedMotion(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}

/** The most recent of the system's preference and the reader's choice wins. */
export function createMotionPreference(system: ReducedMotionQuery | undefined) {
  const chosen = createStore<boolean | undefined>(undefined);

  // Followed for the whole visit, since it may change on a page where nothing moves.
  system?.addEventListener("change", () => chosen.set(undefined));

  return {
    isOn: () => chosen.get() ?? !system?.matches,
    set: (isOn: boolean) => chosen.set(isOn),
    subscribe: chosen.subscribe,
  };
}
