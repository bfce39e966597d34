import { memo, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "../../components/icon";
import type { Book, Quote } from "../../content/model";
import { fragmentOf } from "../fragment";
import { sentencesOf } from "../sentences";
import type { Means } from "./share";

const ANSWER_MS = 2000;
const LABELS: Record<Means, string> = { share: "Share", copy: "Copy", save: "Save as image" };

interface ShareMenuProps {
  book: Book;
  quote: Quote;
}

/** One icon that opens the ways to pass a quote on; their code loads when it opens. */
export const ShareMenu = memo(function ShareMenu({ book, quote }: ShareMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<{ to: Means; text: string }>();
  const canShare = useSyncExternalStore(onNothing, hasShareSheet, () => false);
  const ways: Means[] = canShare ? ["share", "copy", "save"] : ["copy", "save"];

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(undefined), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  const choose = async (means: Means) => {
    const address = location.origin + location.pathname + fragmentOf(quote);
    const shown = { book, quote, sentences: sentencesOf(quote.text), address };
    const place = menu.current ?? document.body;
    const text = await loadPassOn()
      .then(({ passOn }) => passOn(means, shown, place))
      .catch(() => "Could not load");
    setAnswer(text ? { to: means, text } : undefined);
  };

  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label="Share this quote"
        popoverTarget={id}
      >
        <span className="wide-only">Share</span>
        <Icon name="share" />
      </button>
      <div
        id={id}
        className="share-menu"
        popover="auto"
        ref={menu}
        // Loaded by the time a way is chosen: clipboards want an answer within the press.
        onToggle={() => loadPassOn().catch(() => {})}
      >
        {ways.map((means) => (
          <button type="button" key={means} onClick={() => choose(means)}>
            {answer?.to === means ? answer.text : LABELS[means]}
          </button>
        ))}
        <p className="visually-hidden" role="status">
          {answer?.text}
        </p>
      </div>
    </>
  );
});

function loadPassOn() {
  return import("./pass-on");
}

function hasShareSheet() {
  return "share" in navigator;
}

function onNothing() {
  return () => {};
}
