import { useSyncExternalStore } from "react";
import { installOffer } from "./install-offer";

interface InstallButtonProps {
  label: string;
  done: string;
}

/** "Install", where the browser offers it; afterwards, that it is done; elsewhere nothing. */
export function InstallButton({ label, done }: InstallButtonProps) {
  const state = useSyncExternalStore(installOffer.subscribe, installOffer.state, unavailable);
  return (
    <div className="install" role="status">
      {state === "offered" && (
        <button type="button" className="button button--primary" onClick={installOffer.accept}>
          {label}
        </button>
      )}
      {state === "installed" && done}
    </div>
  );
}

const unavailable = () => "unavailable" as const;
