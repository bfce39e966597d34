import { useRef } from "react";
import { Icon } from "../components/icon.tsx";
import { useHydrated } from "../runtime/use-hydrated.ts";
import { ContinueLink } from "./continue-link.tsx";
import { Slider } from "./slider.tsx";
import type { ViewerPartProps } from "./use-viewer-state.ts";
import { canTurn, counterIndex, hasTurned } from "./viewer-state.ts";
import { volumeAt } from "./volume-at.ts";

/** The position in the book, and the controls that turn the quotes. */
export function Dock({ book, viewer, send }: ViewerPartProps) {
  const { count, hasUsedRandom } = viewer;
  const isHydrated = useHydrated();
  const isDisabled = !canTurn(viewer);
  const isRtl = isHydrated && document.dir === "rtl"; // on a translated page
  const [previousKey, nextKey] = isRtl ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const nextButton = useRef<HTMLButtonElement>(null);
  const index = counterIndex(viewer);
  const volume = volumeAt(book, index);
  const counter = `${Math.min(index + 1, count)} of ${count}`;
  const names = [volume?.title, volume?.subtitle].filter(Boolean);
  return (
    <div className="dock" data-book-color={(volume ?? book).spines[0]}>
      <p className="dock-count mono">{counter}</p>
      <p className="dock-name mono" data-hint={!(hasTurned(viewer) || isDisabled) || undefined}>
        {isHydrated && (
          // The link disappears, so the focus moves on.
          <ContinueLink book={book} viewer={viewer} onFollow={() => nextButton.current?.focus()} />
        )}
        <span className="dock-hint" aria-hidden="true">
          {book.viewerText.swipe}
        </span>
        {/* One text node per element, because translation replaces text nodes and React would
            lose one. */}
        <span className="dock-volume">
          {names.map((name, index) => (
            <span key={index}>{index < names.length - 1 ? `${name},\u00a0` : name}</span>
          ))}
        </span>
      </p>
      <Slider viewer={viewer} send={send} valueText={[counter, ...names].join(", ")} />
      <div className="dock-buttons">
        <button
          type="button"
          className="button"
          aria-label="Previous quote"
          aria-keyshortcuts={previousKey}
          disabled={isDisabled}
          onClick={() => send({ type: "previous" })}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          ref={nextButton}
          type="button"
          className="button"
          aria-label="Next quote"
          aria-keyshortcuts={nextKey}
          disabled={isDisabled}
          onClick={() => send({ type: "next" })}
        >
          <Icon name="arrow-right" />
        </button>
        <button
          type="button"
          className="button dock-random"
          disabled={isDisabled}
          onClick={() => send({ type: "random", chance: Math.random() })}
        >
          {hasUsedRandom ? "Another one?" : "Random Quote"}
        </button>
      </div>
    </div>
  );
}
