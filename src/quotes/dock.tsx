import { Icon } from "../components/icon";
import type { ViewerText, VolumeLink } from "../content/books";
import { Slider } from "./slider";
import { canTurn, hasComeRound, placeOf, type Viewer, type ViewerEvent } from "./state";

interface DockProps {
  viewer: Viewer;
  send: (event: ViewerEvent) => void;
  /** The volume of the quote under the handle, in a collection. */
  volume: VolumeLink | undefined;
  tint: string | undefined;
  cues: { swipe: boolean; keys: boolean };
  words: ViewerText;
}

/** Where the reader is in the book, and every way on from here. */
export function Dock({ viewer, send, volume, tint, cues, words }: DockProps) {
  const { count, randomUsed } = viewer;
  const disabled = !canTurn(viewer);
  const place = placeOf(viewer);
  const counter = `${count > 0 ? place + 1 : 0} of ${count}`;
  const names = volume ? [volume.title, volume.subtitle].filter(Boolean) : [];
  return (
    <div className="dock" data-tint={tint}>
      <p className="dock-count mono">{counter}</p>
      <p className="dock-name mono" data-cue={cues.swipe || undefined}>
        <span className="dock-cue" aria-hidden="true">
          {words.swipe}
        </span>
        <span className="dock-volume">{momentOf(viewer, words) ?? <VolumeName {...volume} />}</span>
      </p>
      <Slider viewer={viewer} send={send} valueText={[counter, ...names].join(", ")} />
      <div className="dock-turns">
        <button
          type="button"
          className="button"
          aria-label="Previous quote"
          aria-keyshortcuts="ArrowLeft"
          disabled={disabled}
          onClick={() => send({ type: "previous" })}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="button"
          aria-label="Next quote"
          aria-keyshortcuts="ArrowRight"
          disabled={disabled}
          onClick={() => send({ type: "next" })}
        >
          <Icon name="forward" />
        </button>
        <button
          type="button"
          className="button dock-random"
          disabled={disabled}
          onClick={() => send({ type: "random", chance: Math.random() })}
        >
          {randomUsed ? "Another one?" : "Random Quote"}
        </button>
        <p className="dock-keys mono" aria-hidden="true" data-gone={!cues.keys || undefined}>
          {words.keys}
          <Icon name="back" />
          <Icon name="forward" />
        </p>
      </div>
    </div>
  );
}

/** What is said at the end of a book, and just after it. */
function momentOf(viewer: Viewer, words: ViewerText) {
  if (!canTurn(viewer)) return;
  if (placeOf(viewer) === viewer.count - 1) return words.lastLine;
  if (hasComeRound(viewer) && placeOf(viewer) === 0) return words.fromTheBeginning;
}

function VolumeName({ title, subtitle }: Partial<VolumeLink>) {
  if (!subtitle) return title;
  return (
    <>
      <span>{title},&nbsp;</span>
      <span>{subtitle}</span>
    </>
  );
}
