let resolve: () => void;

/** Resolves once the page answers to what the reader does. */
export const hydrated = new Promise<void>((done) => {
  resolve = done;
});

/** Told by the app once React has taken over the page; measurements find it as a mark. */
export function markHydrated() {
  performance.mark("hydrated");
  dispatchEvent(new Event("hydrated")); // for `early.ts`, which imports nothing
  resolve();
}
