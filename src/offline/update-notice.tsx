import { type ReactNode, useState } from "react";
import { loadWhenIdle } from "../runtime/load-when-idle";
import { useMountRef } from "../runtime/use-mount-ref";

/** An empty status, in which the service worker's updates are announced. */
export function UpdateNotice() {
  const [notice, setNotice] = useState<ReactNode>();
  const ref = useMountRef(async (_status, signal) => {
    if (!import.meta.env.PROD) return;
    const updates = await loadWhenIdle(() => import("./new-version"), signal);
    await updates?.announceUpdates(setNotice, signal);
  });
  return (
    <div className="notice update-notice" role="status" tabIndex={-1} ref={ref}>
      {notice}
    </div>
  );
}
