import { useRef, useSyncExternalStore } from "react";
import { type InstallState, installPrompt } from "./install-prompt";

type InstallText = Record<"button" | "accepted" | "dismissed" | "installed", string>;

/** "Install", where the browser offers it; afterwards, what came of it; elsewhere nothing. */
export function InstallButton({ text }: { text: InstallText }) {
  const state = useSyncExternalStore(installPrompt.subscribe, installPrompt.state, unavailable);
  const status = useRef<HTMLParagraphElement>(null);

  function install() {
    status.current?.focus(); // the button goes once the reader has answered, this stays
    installPrompt.prompt();
  }

  return (
    <div className="install mono">
      {state === "offered" && (
        <button type="button" className="button button--primary" onClick={install}>
          {text.button}
        </button>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {state !== "offered" && state !== "unavailable" && text[state]}
      </p>
    </div>
  );
}

const unavailable = (): InstallState => "unavailable";
