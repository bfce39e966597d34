/** The system's preference, which holds even if the reader has switched motion on. */
export function reducedMotion(): MediaQueryList {
  return matchMedia("(prefers-reduced-motion: reduce)");
}
