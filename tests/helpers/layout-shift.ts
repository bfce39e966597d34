interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: Record<"previousRect" | "currentRect", DOMRect>[];
}

/** Runs in the page: how far text has moved on its own since the start; Chromium only. */
export function layoutShift() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  // A busy Chromium also reports letters whose box is unchanged, for unknown reasons.
  const isMoved = ({ previousRect: from, currentRect: to }: LayoutShift["sources"][number]) =>
    from.x !== to.x || from.y !== to.y;
  const shifts = (observer.takeRecords() as LayoutShift[]).filter(({ sources }) =>
    sources.some(isMoved),
  );
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
