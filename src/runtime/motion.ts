type ReducedMotionQuery = Pick<MediaQueryList, "matches" | "addEventListener">;

/** Whether things that move by themselves may move; kept in memory, so it lasts for the visit. */
export const motion = createMotion(reducedMotion);

/** The system's preference, for what moves only when pressed. */
export function reducedMotion(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}

/** The most recent of the system's preference and the reader's choice wins. */
export function createMotion(queryReducedMotion: () => ReducedMotionQuery) {
  const listeners = new Set<() => void>();
  let query: ReducedMotionQuery | undefined;
  let chosen: boolean | undefined;

  const choose = (moving: boolean | undefined) => {
    chosen = moving;
    for (const listener of [...listeners]) listener();
  };

  /** Followed for the whole visit, since it may change on a page where nothing moves. */
  const system = () => {
    if (!query) {
      query = queryReducedMotion();
      query.addEventListener("change", () => choose(undefined));
    }
    return query;
  };

  return {
    isMoving: () => chosen ?? !system().matches,

    set(moving: boolean) {
      system();
      choose(moving);
    },

    /** Calls `listener` after each change; returns the function that ends it. */
    subscribe(listener: () => void) {
      system();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
