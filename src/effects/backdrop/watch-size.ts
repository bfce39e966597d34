/** Calls `changed` when one of `elements` changes its size or the screen its pixel ratio. */
export function watchSize(elements: Element[], changed: () => void, signal: AbortSignal) {
  const sizes = () => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    return boxes.map(({ width, height }) => `${width} ${height}`).join();
  };
  let known = sizes();
  const observer = new ResizeObserver(() => {
    const now = sizes();
    // An observer also reports once at the start, and a browser may shrink the window for a
    // screenshot.
    if (now === known || innerWidth <= 1) return;
    known = now;
    changed();
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
