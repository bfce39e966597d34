/** A part of the page behind which the letters are dimmed, in CSS pixels. */
export interface QuietZone {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How much is taken away, 0 to 1. */
  strength: number;
}

/** What is left of a letter's brightness at a place; zones fade out over `reach` pixels. */
export function quietAt(zones: readonly QuietZone[], x: number, y: number, reach: number) {
  let left = 1;
  for (const zone of zones) {
    const dx = Math.max(zone.left - x, 0, x - zone.right);
    const dy = Math.max(zone.top - y, 0, y - zone.bottom);
    const far = Math.hypot(dx, dy) / reach;
    if (far < 1) left = Math.min(left, 1 - zone.strength * (1 - far * far));
  }
  return left;
}
