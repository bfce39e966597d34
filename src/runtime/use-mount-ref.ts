import { useState } from "react";

/**
 * A callback ref that never changes: only the first render's `mount` is called, so it must not use
 * props that change. Its `signal` aborts after the unmount has been painted, because ending an effect
 * would delay the next page.
 */
export function useMountRef<E extends Element>(mount: (element: E, signal: AbortSignal) => void) {
  const [ref] = useState(() => (element: E | null) => {
    if (!element) return;
    const controller = new AbortController();
    mount(element, controller.signal);
    return () => {
      requestAnimationFrame(() => setTimeout(() => controller.abort()));
    };
  });
  return ref;
}
