/**
 * A callback ref that calls `mount`. Its `signal` aborts after the unmount has been painted, because
 * ending an effect would delay the next page.
 */
export function mountRef<E extends Element>(mount: (element: E, signal: AbortSignal) => void) {
  return (element: E | null) => {
    if (!element) return;
    const controller = new AbortController();
    mount(element, controller.signal);
    return () => {
      requestAnimationFrame(() => setTimeout(() => controller.abort()));
    };
  };
}
