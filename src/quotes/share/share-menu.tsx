import { memo, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "../../components/icon";
import { sentencesOf } from "../sentences";
import type { Passage, ShareMethod } from "./share-quote";

const MESSAGE_MS = 2000;
const LABELS: Record<ShareMethod, string> = {
  share: "Share",
  copy: "Copy",
  card: "Save as image",
  story: "Save for a story",
};

/** One icon that opens the ways to share a quote; their code loads when it opens. */
export const ShareMenu = memo(function ShareMenu(shown: Omit<Passage, "sentences">) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<{ of: ShareMethod; text: string }>();
  const canShare = useSyncExternalStore(onNothing, hasShareSheet, () => undefined);
  const methods: ShareMethod[] = canShare
    ? ["share", "copy", "card", "story"]
    : ["copy", "card", "story"];
  const name = canShare === false ? "Copy or save" : "Share";

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  const choose = async (method: ShareMethod) => {
    const passage = { ...shown, sentences: sentencesOf(shown.quote.text) };
    const place = menu.current ?? document.body;
    const text = await loadShareQuote()
      .then(({ shareQuote }) => shareQuote(method, passage, place))
      .catch(() => "Could not load");
    setMessage(text ? { of: method, text } : undefined);
  };

  return (
    <>
      <button
        type="button"
        className="share-button"
        aria-label={`${name} this quote`}
        popoverTarget={id}
      >
        <span className="share-name">{canShare !== undefined && name}</span>
        <Icon name="share" />
      </button>
      <div
        id={id}
        className="share-menu"
        popover="auto"
        ref={menu}
        // Loaded by the time a method is chosen: clipboards want an answer within the press.
        onToggle={() => loadShareQuote().catch(() => {})}
      >
        {methods.map((method) => (
          <button type="button" key={method} onClick={() => choose(method)}>
            {message?.of === method ? message.text : LABELS[method]}
          </button>
        ))}
        <p className="visually-hidden" role="status">
          {message?.text}
        </p>
      </div>
    </>
  );
});

function loadShareQuote() {
  return import("./share-quote");
}

function hasShareSheet() {
  return "share" in navigator;
}

function onNothing() {
  return () => {};
}
