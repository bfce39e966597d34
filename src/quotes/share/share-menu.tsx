import { type FocusEvent, memo, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { useHydrated } from "../../runtime/use-hydrated.ts";
import { type SharedQuote, type ShareMethod, shareQuote } from "./share-quote.ts";

const MESSAGE_MS = 2000;
const SAVING = "Saving…";
const METHODS: ShareMethod[] = ["share", "copy", "image", "story"];
const LABELS: Record<ShareMethod, string> = {
  share: "Share",
  copy: "Copy",
  image: "Save as image",
  story: "Save for a story",
};

export const ShareMenu = memo(function ShareMenu(shown: SharedQuote) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<{ method: ShareMethod; text: string }>();
  const canShare = useHydrated() ? "share" in navigator : undefined;
  const methods = canShare ? METHODS : METHODS.slice(1);
  const name = canShare === false ? "Copy or save" : "Share";

  useEffect(() => {
    if (!message || message.text === SAVING) return;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  const choose = async (method: ShareMethod, item: HTMLElement) => {
    if (item.ariaBusy) return; // saves one file, however often it is pressed
    if (method === "image" || method === "story") {
      item.ariaBusy = "true";
      setMessage({ method, text: SAVING });
    }
    const text = await shareQuote(method, shown);
    item.ariaBusy = null;
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
            onClick={({ currentTarget }) => choose(method, currentTarget)}
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
