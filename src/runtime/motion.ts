type ReducedMotionQuery = Pick<
  MediaQueryList,
  "matches" | "addEventListener" | "removeEventListener"
>;

/** Whether things that move by themselves may move; kept in memory, so it lasts for the visit. */
export const motion = createMotion(reducedMotion);

/** The system's wish, for what moves only when pressed. */
export function reducedMotion(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}

/** The system's wish holds until the reader chooses; whoever spoke last is obeyed. */
export function createMotion(queryReducedMotion: () => ReducedMotionQuery) {
  const listeners = new Set<() => void>();
  let query: ReducedMotionQuery | undefined;
  let chosen: boolean | undefined;

  const reducedMotion = () => {
    query ??= queryReducedMotion();
    return query;
  };

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };

  const followSystem = () => {
    chosen = undefined;
    notify();
  };

  return {
    isMoving: () => chosen ?? !reducedMotion().matches,

    set(moving: boolean) {
      chosen = moving;
      notify();
    },

    /** Calls `listener` after each change; returns the function that ends it. */
    subscribe(listener: () => void) {
      if (listeners.size === 0) reducedMotion().addEventListener("change", followSystem);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) reducedMotion().removeEventListener("change", followSystem);
      };
    },
  };
}
