import { type MouseEvent, useState } from "react";
import { Icon } from "../components/icon";
import { loadWhenIdle } from "../runtime/load-when-idle";
import { useMountRef } from "../runtime/use-mount-ref";

/** Announces a newer version of the site and switches to it on request. */
export function UpdateNotice() {
  const [update, setUpdate] = useState<{ apply: () => void }>();
  const [isApplying, setApplying] = useState(false); // activating the new worker may take seconds
  const ref = useMountRef(async (_notice, signal) => {
    if (!import.meta.env.PROD) return;
    const offline = await loadWhenIdle(() => import("./updates"), signal);
    await offline?.watchUpdates((apply) => setUpdate({ apply }), signal);
  });
  const applyUpdate = () => {
    setApplying(true);
    update?.apply();
  };
  const dismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.parentElement?.focus(); // the focus would be lost when the button is removed
    setUpdate(undefined);
  };
  return (
    <div className="notice update-notice" role="status" tabIndex={-1} ref={ref}>
      {update && (
        <>
          <button type="button" className="button" onClick={applyUpdate}>
            {isApplying ? "Reloading…" : "New version, reload"}
          </button>
          <button type="button" className="button" aria-label="Not now" onClick={dismiss}>
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}
