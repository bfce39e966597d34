/** Calls `changed` when one of `elements` changes its size or the screen its pixel ratio. */
export function watchSize(elements: Element[], changed: () => void, signal: AbortSignal) {
  let isFirst = true; // an observer also reports once at the start
  const observer = new ResizeObserver(() => {
    // A browser may shrink the window for a screenshot.
    if (!isFirst && innerWidth > 1) changed();
    isFirst = false;
  });
  for (const element of elements) observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
  // Changes when the window moves to another screen, and when it returns.
  const isOnFirstScreen = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  isOnFirstScreen.addEventListener("change", changed, { signal });
}
