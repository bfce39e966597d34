import { useState } from "react";

/** A stable callback ref: calls the first render's `mount`; `signal` aborts on unmount. */
export function useMountRef<E extends Element>(mount: (element: E, signal: AbortSignal) => void) {
  const [ref] = useState(() => (element: E | null) => {
    if (!element) return;
    const controller = new AbortController();
    mount(element, controller.signal);
    return () => controller.abort();
  });
  return ref;
}
