/** Calls `changed` at the start, and when an element changes its size or the screen its pixel ratio. */
export function watchSize(elements: Element[], changed: () => void, signal: AbortSignal) {
  const observer = new ResizeObserver(() => {
    if (innerWidth > 1) changed(); // a browser may shrink the window for a screenshot
  });
  for (const element of elements) observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
  watchPixelRatio(changed, signal);
}

/** The ratio changes when the window moves to another screen; each query knows only one ratio. */
function watchPixelRatio(changed: () => void, signal: AbortSignal) {
  const sameRatio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const onChange = () => {
    changed();
    watchPixelRatio(changed, signal);
  };
  sameRatio.addEventListener("change", onChange, { once: true, signal });
}
