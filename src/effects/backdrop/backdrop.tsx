import { useCallback } from "react";
import { loadWhenIdle } from "../../runtime/load-when-idle";
import { useMount } from "../../runtime/use-mount";
import { BACKDROP, type BackdropSettings } from "./settings";

/** Letters and light behind a page; `look`, the same object at each render, is what differs. */
export function Backdrop({ look }: { look: Partial<BackdropSettings> }) {
  const mount = useCallback(
    async (host: HTMLDivElement, signal: AbortSignal) => {
      const effect = await loadWhenIdle(() => import("./mount"), signal);
      effect?.mountBackdrop(host, look, signal);
    },
    [look],
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
