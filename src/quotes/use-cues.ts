import { useCallback, useEffect, useState } from "react";
import type { Viewer } from "./state";
import { visit } from "./visit";

/** Which hints a reader still needs: each is given until its first use in a visit. */
export function useCues({ fading, turns }: Viewer) {
  const [hasUsedKeys, setUsedKeys] = useState(visit.hasUsedKeys);
  const hasTurned = visit.hasTurned || fading || turns > 0;

  useEffect(() => {
    visit.hasTurned = hasTurned;
  }, [hasTurned]);

  const noteKeys = useCallback(() => {
    visit.hasUsedKeys = true;
    setUsedKeys(true);
  }, []);

  return { cues: { swipe: !hasTurned, keys: !hasUsedKeys }, noteKeys };
}
