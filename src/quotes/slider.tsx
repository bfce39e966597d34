import type { CSSProperties } from "react";
import { Keyhole } from "../components/keyhole";
import { canTurn, hasComeRound, placeOf, type Viewer, type ViewerEvent } from "./state";
import { TickRuler } from "./tick-ruler";
import { useSlider } from "./use-slider";

interface SliderProps {
  viewer: Viewer;
  send: (event: ViewerEvent) => void;
  /** The place in words, as in "34 of 90, Lyrics of the Mind, Volume Two". */
  valueText: string;
}

/** The book as a ruler: one tick for each quote, and a handle that can be taken to any of them. */
export function Slider({ viewer, send, valueText }: SliderProps) {
  const slider = useSlider(viewer, send);
  const place = placeOf(viewer);
  return (
    <div className="dock-slider" data-round={hasComeRound(viewer) || undefined}>
      <TickRuler of={viewer.count} read={viewer.read} shown={viewer.shown} />
      <span className="dock-handle" style={at(place, viewer.count)}>
        <Keyhole />
      </span>
      {canTurn(viewer) && (
        <input
          type="range"
          aria-label="Quote"
          aria-valuetext={valueText}
          min={1}
          max={viewer.count}
          value={place + 1}
          autoComplete="off" // or a browser may restore a place that the address does not name
          {...slider}
        />
      )}
    </div>
  );
}

/** The served page needs no style attribute, which its policy forbids: it opens at the first quote. */
function at(place: number, count: number) {
  return place > 0 ? ({ "--at": place / (count - 1) } as CSSProperties) : undefined;
}
