import { useState } from "react";

/**
 * Joins an element to an engine: `mount` of the first render runs with the element, and `signal`
 * ends all it began.
 */
export function useMount<E extends Element>(mount: (element: E, signal: AbortSignal) => void) {
  const [ref] = useState(() => (element: E | null) => {
    if (!element) return;
    const controller = new AbortController();
    mount(element, controller.signal);
    return () => controller.abort();
  });
  return ref;
}
