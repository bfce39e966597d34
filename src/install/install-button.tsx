import { useRef, useSyncExternalStore } from "react";
import { type InstallState, installPrompt } from "./install-prompt.ts";

type InstallText = Record<"button" | "accepted" | "dismissed" | "installed", string>;

const unavailable = (): InstallState => "unavailable";

/** An install button where the browser offers installation, and then its outcome. */
export function InstallButton({ text }: { text: InstallText }) {
  const state = useSyncExternalStore(installPrompt.subscribe, installPrompt.state, unavailable);
  const status = useRef<HTMLParagraphElement>(null);

  function install() {
    // The button is removed after the choice, so the focus moves to the status.
    status.current?.focus();
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
