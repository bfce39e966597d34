import { useSyncExternalStore } from "react";
import { createStore } from "./create-store.ts";

const system = "matchMedia" in globalThis ? reducedMotion() : undefined; // Node has no matchMedia
const chosen = createStore<boolean | undefined>(undefined);

// The most recent of the system's preference and the reader's choice wins. Observed for the whole
// visit, because it may change on a page without motion.
system?.addEventListener("change", () => chosen.set(undefined));

/**
 * Whether things may move on their own; what does runs through `while-motion-allowed.ts`. Kept in
 * memory until the document is left.
 */
export const motionPreference = {
  isOn: () => chosen.get() ?? !system?.matches,
  set: (isOn: boolean) => chosen.set(isOn),
  subscribe: chosen.subscribe,
};

/** Whether things may move on their own; the prerendered HTML assumes so. */
export function useMotionPreference() {
  return useSyncExternalStore(motionPreference.subscribe, motionPreference.isOn, () => true);
}

/** The system's preference, which holds even if the reader has switched motion on. */
export function reducedMotion(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}
