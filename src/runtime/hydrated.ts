/** Resolves once the page answers to what the reader does. */
export const hydrated = new Promise((resolve) => {
  globalThis.addEventListener?.("hydrated", resolve); // Node has none
});

/** Told by the app once React has taken over the page; measurements find it as a mark. */
export function markHydrated() {
  performance.mark("hydrated");
  dispatchEvent(new Event("hydrated")); // for `early.ts`, too, which imports nothing
}
