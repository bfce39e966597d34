import { useCallback } from "react";
import { LETTERS } from "../letter-glitch/settings";
import { LIGHT_RAYS } from "../light-rays/settings";
import { loadWhenIdle } from "../load-when-idle";
import { useMount } from "../use-mount";

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
export function Backdrop({
  level = LETTERS.level,
  power = LIGHT_RAYS.power,
  seed = LETTERS.seed,
  still = false,
}: BackdropProps) {
  const mount = useCallback(
    async (host: HTMLDivElement, signal: AbortSignal) => {
      const effect = await loadWhenIdle(() => import("./mount"), signal);
      const settings = { letters: { level, seed }, rays: { ...LIGHT_RAYS, power } };
      await effect?.mountBackdrop(host, settings, still, signal);
    },
    [level, power, seed, still],
  );
  return <div className="backdrop" aria-hidden="true" ref={useMount(mount)} />;
}
