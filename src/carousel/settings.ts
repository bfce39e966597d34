/** The carousel's numbers from the specification; its sizes are in tokens.css. */
export const CAROUSEL = {
  rotationMs: 3000,
  swipePxPerSecond: 500,
  dragOffsetPx: 0,
  pressSlopPx: 4, // a hand trembles this much while it presses
  velocityWindowMs: 100, // a finger that rested this long before lifting did not swipe
  spring: { stiffness: 300, damping: 30 },
} as const;
