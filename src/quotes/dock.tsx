import { useRef } from "react";
import { Icon } from "../components/icon.tsx";
import type { ViewerText } from "../content/books.ts";
import { useHydrated } from "../runtime/use-hydrated.ts";
import { ContinueLink } from "./continue-link.tsx";
import { Slider } from "./slider.tsx";
import type { ViewerPartProps } from "./use-viewer.ts";
import { canTurn, counterIndex, hasWrapped, type ViewerState } from "./viewer-state.ts";

/** The position in the book, and the controls that turn the quotes. */
export function Dock(props: ViewerPartProps) {
  const { book, controls } = props;
  const { viewer, send, hasTurned, isLive, volumeAt } = controls;
  const { count, hasUsedRandom } = viewer;
  const isHydrated = useHydrated();
  const isDisabled = !canTurn(viewer);
  // A translated page may run right to left; isLive, because there is no document while
  // prerendering.
  const isRtl = isLive && document.dir === "rtl";
  const nextButton = useRef<HTMLButtonElement>(null);
  const index = counterIndex(viewer);
  const volume = volumeAt(index);
  const counter = `${Math.min(index + 1, count)} of ${count}`;
  const names = [volume?.title, volume?.subtitle].filter(Boolean);
  const note = noteAt(viewer, book.viewerText);
  const parts = note ? [note] : names;
  return (
    <div className="dock" data-book-color={(volume ?? book).spines[0]}>
      <p className="dock-count mono">{counter}</p>
      <p className="dock-name mono" data-hint={!(hasTurned || isDisabled) || undefined}>
        {isHydrated && <ContinueLink {...props} nextButton={nextButton} />}
        <span className="dock-hint" aria-hidden="true">
          {book.viewerText.swipe}
        </span>
        {/* One text node per element, because translation replaces text nodes and React would
            lose one. */}
        <span className="dock-volume">
          {parts.map((part, index) => (
            <span key={index}>{index < parts.length - 1 ? `${part},\u00a0` : part}</span>
          ))}
        </span>
      </p>
      <Slider controls={controls} valueText={[counter, ...names].join(", ")} />
      <div className="dock-buttons">
        {(["previous", "next"] as const).map((direction) => (
          <button
            key={direction}
            ref={direction === "next" ? nextButton : undefined}
            type="button"
            className="button"
            aria-label={direction === "next" ? "Next quote" : "Previous quote"}
            aria-keyshortcuts={(direction === "next") === isRtl ? "ArrowLeft" : "ArrowRight"}
            disabled={isDisabled}
            onClick={() => send({ type: direction })}
          >
            <Icon name={direction === "next" ? "arrow-right" : "arrow-left"} />
          </button>
        ))}
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

/** The text shown instead of the volume's name at the last quote, and at the first after a wrap. */
function noteAt(viewer: ViewerState, text: ViewerText) {
  if (!canTurn(viewer)) return;
  const index = counterIndex(viewer);
  if (index === viewer.count - 1) return text.lastLine;
  if (index === 0 && hasWrapped(viewer)) return text.fromTheBeginning;
}
