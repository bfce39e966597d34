/** Calls `changed` after any of `elements` changes its size or the screen its pixel ratio. */
export function watchSize(elements: Element[], changed: () => void, signal: AbortSignal) {
  let known = sizesOf(elements);
  const observer = new ResizeObserver(() => {
    if (innerWidth <= 1) return; // a window that the browser shrinks while it takes a screenshot
    const sizes = sizesOf(elements);
    if (sizes !== known) changed(); // an observer also reports at the start
    known = sizes;
  });
  for (const element of elements) observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
  watchPixelRatio(changed, signal);
}

function sizesOf(elements: Element[]) {
  return elements
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${width} ${height}`;
    })
    .join();
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
