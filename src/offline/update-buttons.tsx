import { type MouseEvent, useEffect, useState } from "react";
import { Icon } from "../components/icon.tsx";
import { watchUpdates } from "./updates.ts";

/** Once there is a newer version, the buttons that switch to it or dismiss the notice. */
export function UpdateButtons() {
  const [update, setUpdate] = useState<{ apply: () => void }>();
  const [isApplying, setApplying] = useState(false); // activating the new worker may take seconds

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const controller = new AbortController();
    watchUpdates((apply) => setUpdate({ apply }), controller.signal);
    return () => controller.abort();
  }, []);

  if (!update) return null;
  const applyUpdate = () => {
    setApplying(true);
    update.apply();
  };
  const dismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.parentElement?.focus(); // the focus would be lost when the button is removed
    setUpdate(undefined);
  };
  return (
    <>
      <button type="button" className="button" onClick={applyUpdate}>
        {isApplying ? "Reloading…" : "New version, reload"}
      </button>
      <button type="button" className="button" aria-label="Not now" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </>
  );
}
