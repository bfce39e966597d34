import { type CSSProperties, useEffect, useRef } from "react";
import { Logo } from "../components/logo.tsx";
import type { ViewerControls } from "./use-viewer.ts";
import { canTurn, counterIndex, hasWrapped, type ViewerAction } from "./viewer-state.ts";

interface SliderProps {
  controls: ViewerControls;
  valueText: string; // for example "34 of 90, Lyrics of the Mind, Volume Two"
}

const RULER_HEIGHT_PX = 18;
const TICK_PX = 9;
const TALL_TICK_PX = 14;
const TALL_TICK_EVERY = 30; // a volume of the usual length
// SVG units between two ticks; with a gap of 1 the SVG would be stretched so far that Chromium
// blurs its lines.
const TICK_GAP_UNITS = 100;

/** A native range input over a ruler: its thumb moves at once, the quote changes on release. */
export function Slider({ controls, valueText }: SliderProps) {
  const { viewer, send, isRead } = controls;
  const { count } = viewer;
  const index = counterIndex(viewer);

  const input = useRef<HTMLInputElement>(null);
  const hasInput = canTurn(viewer);

  useEffect(() => {
    const { current } = input;
    if (!current || !hasInput) return;
    const release = () => send({ type: "releaseSlider" });
    // On release, or after each key; React's `onChange` is the event "input".
    current.addEventListener("change", release);
    if (current.value !== current.defaultValue) {
      send(slideTo(current)); // it was moved before hydration
      if (!current.matches(":active")) release(); // it may still be held
    }
    return () => current.removeEventListener("change", release);
  }, [send, hasInput]);
  const position = { "--dock-slider-position": index / (count - 1) } as CSSProperties;
  return (
    <div className="dock-slider" data-wrapped={hasWrapped(viewer) || undefined}>
      <Ruler count={count} isRead={isRead} />
      {/* The CSP forbids the first quote's style in the HTML, and dock.css defaults to 0. */}
      <span className="dock-handle" style={index > 0 ? position : undefined}>
        <Logo />
      </span>
      {hasInput && (
        <input
          ref={input}
          type="range"
          aria-label="Quote"
          aria-valuetext={valueText}
          min={1}
          max={count}
          value={index + 1}
          autoComplete="off" // keeps browsers from restoring a value that the URL does not name
          onChange={({ target }) => send(slideTo(target))}
          onPointerCancel={() => send({ type: "moveSlider" })} // the gesture became a scroll
        />
      )}
    </div>
  );
}

/** One tick per quote; every thirtieth is taller. */
function Ruler({ count, isRead }: { count: number; isRead: (index: number) => boolean }) {
  const last = count - 1;
  let unread = "";
  let read = "";
  for (let index = 0; index < count; index++) {
    const height = index % TALL_TICK_EVERY === 0 || index === last ? TALL_TICK_PX : TICK_PX;
    const tick = `M${index * TICK_GAP_UNITS} ${RULER_HEIGHT_PX - height}v${height}`;
    if (isRead(index)) read += tick;
    else unread += tick;
  }
  return (
    <svg
      className="dock-ruler"
      viewBox={`0 0 ${Math.max(1, last) * TICK_GAP_UNITS} ${RULER_HEIGHT_PX}`}
      height={RULER_HEIGHT_PX}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="dock-unread" d={unread} />
      <path className="dock-read" d={read} />
    </svg>
  );
}

function slideTo(input: HTMLInputElement): ViewerAction {
  return { type: "moveSlider", index: input.valueAsNumber - 1 };
}
