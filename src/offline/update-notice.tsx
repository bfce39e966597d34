import { useSyncExternalStore } from "react";
import { updates } from "./updates";

/** Quietly says when a newer version of the site is ready, and takes it when asked. */
export function UpdateNotice() {
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady, () => false);
  return (
    <div className="update-notice" role="status">
      {isReady && (
        <button type="button" onClick={updates.apply}>
          New version, reload
        </button>
      )}
    </div>
  );
}
