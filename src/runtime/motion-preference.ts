import { useSyncExternalStore } from "react";
import { createStore } from "./create-store.ts";

const system = "matchMedia" in globalThis ? reducedMotion() : undefined; // Node has no matchMedia
const chosen = createStore<boolean | undefined>(undefined);

// Whichever changed last wins. Listens on every page, whether anything moves there or not.
system?.addEventListener("change", () => chosen.set(undefined));

/** Whether things may move on their own: the reader's choice on this visit, or else the system's. */
export const motionPreference = {
  isOn: () => chosen.get() ?? !system?.matches,
  set: (isOn: boolean) => chosen.set(isOn),
  subscribe: chosen.subscribe,
};

/** The same for a component; the prerendered HTML assumes that things may move. */
export function useMotionPreference() {
  return useSyncExternalStore(motionPreference.subscribe, motionPreference.isOn, () => true);
}

/** The system's preference alone, for what moves only after a press. */
export function reducedMotion(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}
