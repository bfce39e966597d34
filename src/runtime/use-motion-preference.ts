import { useSyncExternalStore } from "react";
import { motionPreference } from "./motion-preference.ts";

/** Whether things may move on their own; the prerendered HTML assumes so. */
export function useMotionPreference() {
  return useSyncExternalStore(motionPreference.subscribe, motionPreference.isOn, () => true);
}
