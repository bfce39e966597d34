import { useCallback } from "react";
import { loadWhenIdle } from "../../runtime/load-when-idle";
import { useMount } from "../../runtime/use-mount";
import { BACKDROP, type BackdropSettings } from "./settings";

interface BackdropProps {
  /** What differs from the settings; the same object at each render. */
  look: Partial<BackdropSettings>;
  /** Whether only the first frame is shown. */
  still?: boolean;
}

/** Glitching letters with light rays on top, behind the page; loaded once the page is idle. */
export function Backdrop({ look, still = false }: BackdropProps) {
  const mount = useCallback(
    async (host: HTMLDivElement, signal: AbortSignal) => {
      const effect = await loadWhenIdle(() => import("./mount"), signal);
      effect?.mountBackdrop(host, look, still, signal);
    },
    [look, still],
  );
  const { power, raysOrigin } = { ...BACKDROP, ...look };
  return (
    <div
      className="backdrop"
      aria-hidden="true"
      data-origin={power > 0 ? raysOrigin : undefined}
      ref={useMount(mount)}
    />
  );
}
