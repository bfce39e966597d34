import { HYDRATED } from "../shared/names.ts";

/** Resolves once React has hydrated the page. */
export const hydrated = new Promise((resolve) => {
  globalThis.addEventListener?.(HYDRATED, resolve); // Node has no global addEventListener
});

/** Called by the app after hydration; tests read the performance mark. */
export function markHydrated() {
  performance.mark(HYDRATED);
  dispatchEvent(new Event(HYDRATED)); // for before-hydration.ts, which shares no chunk
}
