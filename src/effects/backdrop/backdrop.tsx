import { useMemo } from "react";
import { loadWhenIdle } from "../../runtime/load-when-idle.ts";
import { mountRef } from "../../runtime/mount-ref.ts";
import { type BackdropOptions, DEFAULT_SETTINGS } from "./settings.ts";

/** Letters and light behind a page; `settings` override the default settings. */
export function Backdrop({ settings: options }: { settings: BackdropOptions }) {
  const settings = useMemo(() => ({ ...DEFAULT_SETTINGS, ...options }), [options]);
  const ref = useMemo(() => {
    return mountRef(async (host: HTMLElement, signal) => {
      const effect = await loadWhenIdle(() => import("./mount.ts"), signal);
      effect?.mountBackdrop(host, settings, signal);
    });
  }, [settings]);
  const { power, raysOrigin } = settings;
  return (
    <div
      className="backdrop"
      aria-hidden="true"
      data-origin={power > 0 ? raysOrigin : undefined}
      ref={ref}
    />
  );
}
