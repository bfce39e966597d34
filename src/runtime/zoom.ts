/** Marks the page while two fingers have enlarged it: then one finger pans, and turns nothing. */
export function watchZoom() {
  const mark = () => {
    document.documentElement.toggleAttribute("data-zoomed", Number(visualViewport?.scale) > 1);
  };
  mark();
  visualViewport?.addEventListener("resize", mark);
}
