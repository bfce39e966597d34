/** Calls `changed` after any of `elements` changes its size or the screen its pixel ratio. */
export function watchSize(elements: Element[], changed: () => void, signal: AbortSignal) {
  let first = true;
  const observer = new ResizeObserver(() => {
    if (!first) changed();
    first = false; // an observer reports once at the start, when nothing has changed
  });
  for (const element of elements) observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
  watchPixelRatio(changed, signal);
}

function watchPixelRatio(changed: () => void, signal: AbortSignal) {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    "change",
    () => {
      changed();
      watchPixelRatio(changed, signal);
    },
    { once: true, signal },
  );
}
