import { startTransition, useEffect, useState } from "react";
import { loadWhenIdle } from "../runtime/load-when-idle.ts";

/** Returns `initial` until the page is hydrated and idle, then true, rendered in a transition. */
export function useIdle(initial = false) {
  const [isIdle, setIdle] = useState(initial);
  useEffect(() => {
    loadWhenIdle(async () => {}).then(() => startTransition(() => setIdle(true)));
  }, []);
  return isIdle;
}
