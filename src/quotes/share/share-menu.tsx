import { type FocusEvent, memo, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { useHydrated } from "../../runtime/use-hydrated.ts";
import type { SharedQuote } from "./save-quote-image.ts";
import { type ShareMethod, shareQuote } from "./share-quote.ts";

const MESSAGE_MS = 2000;
const SAVING = "Saving…";
const LABELS: Record<ShareMethod, string> = {
  share: "Share",
  copy: "Copy",
  save: "Save as image",
};

export const ShareMenu = memo(function ShareMenu(shown: SharedQuote) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<{ method: ShareMethod; text: string }>();
  const canShare = useHydrated() ? "share" in navigator : undefined;
  const methods: ShareMethod[] = canShare ? ["share", "copy", "save"] : ["copy", "save"];
  const name = canShare === false ? "Copy or save" : "Share";
  const isSaving = message?.text === SAVING;

  useEffect(() => {
    if (!message || isSaving) return;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message, isSaving]);

  const choose = async (method: ShareMethod) => {
    if (isSaving) return; // saves one file, however often it is pressed
    if (method === "save") setMessage({ method, text: SAVING });
    const text = await shareQuote(method, shown);
    setMessage(text ? { method, text } : undefined);
    const isVisible = menu.current?.offsetWidth; // not if it was closed or its page was left
    if (text?.startsWith("Could not") && !isVisible) alert(text);
  };

  const closeOnFocusOut = ({ relatedTarget }: FocusEvent) => {
    const isInside = [button, menu].some(({ current }) => current?.contains(relatedTarget));
    if (relatedTarget && !isInside) menu.current?.hidePopover?.();
  };

  return (
    <>
      <button
        type="button"
        className="share-button control control--text"
        onBlur={closeOnFocusOut}
        aria-label={`${name} this quote`}
        popoverTarget={id}
        ref={button}
      >
        <span className="share-name">{canShare !== undefined && name}</span>
        <Icon name="share" />
      </button>
      <div id={id} className="share-menu surface" popover="auto" ref={menu}>
        {methods.map((method) => (
          <button
            type="button"
            key={method}
            className="pressable"
            onClick={() => choose(method)}
            onBlur={closeOnFocusOut}
          >
            {message?.method === method ? message.text : LABELS[method]}
          </button>
        ))}
        <p className="visually-hidden" role="status">
          {message?.text}
        </p>
      </div>
    </>
  );
});
