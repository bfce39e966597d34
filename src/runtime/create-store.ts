/** A value that changes while the page is open; `get` and `subscribe` fit `useSyncExternalStore`. */
export function createStore<T>(initial: T) {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,

    set(next: T) {
      value = next;
      for (const listener of [...listeners]) listener();
    },

    /** Calls `listener` after each change; returns the function that ends it. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
