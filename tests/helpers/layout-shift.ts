interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: Record<"previousRect" | "currentRect", DOMRect>[];
}

/** In the page: how far its texts have moved by themselves since it was opened; only Chromium tells. */
export function layoutShift() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  // A busy Chromium reports letters whose box is the same; why is not known.
  const isMoved = ({ previousRect: from, currentRect: to }: LayoutShift["sources"][number]) =>
    from.x !== to.x || from.y !== to.y;
  const shifts = (observer.takeRecords() as LayoutShift[]).filter((it) => it.sources.some(isMoved));
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
