import { useSyncExternalStore } from "react";
import { motion } from "./motion";

/** Whether things may move by themselves; the prerendered page assumes that they may. */
export function useMotion() {
  return useSyncExternalStore(motion.subscribe, motion.isMoving, () => true);
}
