/** Resolves once React has hydrated the page. */
export const hydrated = new Promise((resolve) => {
  globalThis.addEventListener?.("hydrated", resolve); // Node has no global addEventListener
});

/** Called by the app after hydration; tests read the performance mark. */
export function markHydrated() {
  performance.mark("hydrated");
  dispatchEvent(new Event("hydrated")); // for before-hydration.ts, which shares no module
}
