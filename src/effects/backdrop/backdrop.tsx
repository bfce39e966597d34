import { loadWhenIdle } from "../../runtime/load-when-idle";
import { useMount } from "../../runtime/use-mount";
import { BACKDROP, type Look } from "./settings";

/** Letters and light behind a page; `look` overrides the default settings. */
export function Backdrop({ look }: { look: Look }) {
  const ref = useMount(async (host: HTMLDivElement, signal) => {
    const effect = await loadWhenIdle(() => import("./mount"), signal);
    effect?.mountBackdrop(host, look, signal);
  });
  const { power, raysOrigin } = { ...BACKDROP, ...look };
  return (
    <div
      className="backdrop"
      aria-hidden="true"
      data-origin={power > 0 ? raysOrigin : undefined}
      ref={ref}
    />
  );
}
