export function isZoomed() {
  return Number(visualViewport?.scale) > 1;
}

/** Marks the page while it is pinch-zoomed, when one finger pans and swipes are ignored. */
export function watchZoom() {
  const mark = () => {
    document.documentElement.toggleAttribute("data-zoomed", isZoomed());
  };
  mark();
  visualViewport?.addEventListener("resize", mark);
}
