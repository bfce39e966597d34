type ReducedMotionQuery = Pick<MediaQueryList, "matches" | "addEventListener">;

/** Whether things that move by themselves may move; kept in memory, so it lasts for the visit. */
export const motion = createMotion(
  "matchMedia" in globalThis ? reducedMotion() : undefined, // no system is there to prerender for
);

/** The system's preference, for what moves only when pressed. */
export function reducedMotion(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}

/** The most recent of the system's preference and the reader's choice wins. */
export function createMotion(system: ReducedMotionQuery | undefined) {
  const listeners = new Set<() => void>();
  let chosen: boolean | undefined;

  const choose = (moving: boolean | undefined) => {
    chosen = moving;
    for (const listener of [...listeners]) listener();
  };

  // Followed for the whole visit, since it may change on a page where nothing moves.
  system?.addEventListener("change", () => choose(undefined));

  return {
    isMoving: () => chosen ?? !system?.matches,

    set: (moving: boolean) => choose(moving),

    /** Calls `listener` after each change; returns the function that ends it. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
