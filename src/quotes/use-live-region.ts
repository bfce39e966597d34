import { useEffect, useState } from "react";

const SETTLED_MS = 200; // browsers batch changes before they inform screen readers

/**
 * Whether a change is announced: not the first quote, but the first change, which a fade delays for
 * longer than that.
 */
export function useLiveRegion() {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLive(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLive;
}
