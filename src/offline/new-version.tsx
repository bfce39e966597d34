import { type MouseEvent, type ReactNode, useState } from "react";
import { Icon } from "../components/icon";
import { watchUpdates } from "./updates";

/** Registers the service worker, and shows a notice when a newer version of the site is ready. */
export function announceUpdates(show: (notice?: ReactNode) => void, signal: AbortSignal) {
  return watchUpdates((apply) => {
    show(<NewVersion apply={apply} onDismiss={() => show(undefined)} />);
  }, signal);
}

interface NewVersionProps {
  apply: () => void;
  onDismiss: () => void;
}

function NewVersion({ apply, onDismiss }: NewVersionProps) {
  const [isApplying, setApplying] = useState(false); // activating the new worker may take seconds
  const applyUpdate = () => {
    setApplying(true);
    apply();
  };
  const dismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.parentElement?.focus(); // the focus would be lost when the button is removed
    onDismiss();
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
