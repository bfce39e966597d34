/** Whether two fingers have enlarged the page. */
export function isZoomed() {
  return Number(visualViewport?.scale) > 1;
}

/** Marks the page while two fingers have enlarged it: then one finger pans, and turns nothing. */
export function watchZoom() {
  const mark = () => {
    document.documentElement.toggleAttribute("data-zoomed", isZoomed());
  };
  mark();
  visualViewport?.addEventListener("resize", mark);
}
