import { useState } from "react";

/** A ref that runs the first render's `mount` with its element; `signal` ends all that it began. */
export function useMount<E extends Element>(mount: (element: E, signal: AbortSignal) => void) {
  const [ref] = useState(() => (element: E | null) => {
    if (!element) return;
    const controller = new AbortController();
    mount(element, controller.signal);
    return () => controller.abort();
  });
  return ref;
}
