/** A value that changes while the page is open; `get` and `subscribe` fit `useSyncExternalStore`. */
export function createStore<T>(initial: T) {
  const changes = new EventTarget();
  let value = initial;
  return {
    get: () => value,

    set(next: T) {
      value = next;
      changes.dispatchEvent(new Event("change"));
    },

    /** Subscribes until `signal` aborts or the returned function is called. */
    subscribe(listener: () => void, signal?: AbortSignal) {
      changes.addEventListener("change", listener, { signal });
      return () => changes.removeEventListener("change", listener);
    },
  };
}
