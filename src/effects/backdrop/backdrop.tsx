import { useCallback } from "react";
import { loadWhenIdle } from "../../runtime/load-when-idle";
import { useMount } from "../../runtime/use-mount";

interface BackdropProps {
  /** Brightness of the letters; 1 is the home page. */
  level?: number;
  /** Strength of the rays; 0 leaves them out. */
  power?: number;
  /** Which letters the first frame shows. */
  seed?: number;
  /** Whether only the first frame is shown. */
  still?: boolean;
}

/** Glitching letters with light rays on top, behind the page; loaded once the page rests. */
export function Backdrop({ level, power, seed, still = false }: BackdropProps) {
  const mount = useCallback(
    async (host: HTMLDivElement, signal: AbortSignal) => {
      const effect = await loadWhenIdle(() => import("./mount"), signal);
      await effect?.mountBackdrop(host, { level, power, seed }, still, signal);
    },
    [level, power, seed, still],
  );
  return <div className="backdrop" aria-hidden="true" ref={useMount(mount)} />;
}
