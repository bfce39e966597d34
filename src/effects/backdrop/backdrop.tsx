import { loadWhenIdle } from "../../runtime/load-when-idle";
import { useMountRef } from "../../runtime/use-mount-ref";
import { DEFAULT_SETTINGS, type Look } from "./settings";

/** Letters and light behind a page; `settings` override the default settings. */
export function Backdrop({ settings }: { settings: Look }) {
  const ref = useMountRef(async (host: HTMLDivElement, signal) => {
    const effect = await loadWhenIdle(() => import("./mount"), signal);
    effect?.mountBackdrop(host, settings, signal);
  });
  const { power, raysOrigin } = { ...DEFAULT_SETTINGS, ...settings };
  return (
    <div
      className="backdrop"
      aria-hidden="true"
      data-origin={power > 0 ? raysOrigin : undefined}
      ref={ref}
    />
  );
}
