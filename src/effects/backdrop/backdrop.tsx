import { useCallback } from "react";
import { loadWhenIdle } from "../../runtime/load-when-idle";
import { useMount } from "../../runtime/use-mount";
import type { Look } from "./mount";

interface BackdropProps extends Look {
  /** Whether only the first frame is shown. */
  still?: boolean;
}

/** Glitching letters with light rays on top, behind the page; loaded once the page is idle. */
export function Backdrop({ level, power, seed, raysOrigin, still = false }: BackdropProps) {
  const mount = useCallback(
    async (host: HTMLDivElement, signal: AbortSignal) => {
      const effect = await loadWhenIdle(() => import("./mount"), signal);
      await effect?.mountBackdrop(host, { level, power, seed, raysOrigin }, still, signal);
    },
    [level, power, seed, raysOrigin, still],
  );
  return <div className="backdrop" aria-hidden="true" ref={useMount(mount)} />;
}
