import { type CSSProperties, type PointerEvent, useEffect, useRef } from "react";
import { Logo } from "../components/logo.tsx";
import { PRESS_SLOP_PX } from "../runtime/drags.ts";
import type { ViewerPartProps } from "./use-viewer-state.ts";
import { canTurn, counterIndex, type ViewerState } from "./viewer-state.ts";

interface SliderProps extends Omit<ViewerPartProps, "book"> {
  valueText: string; // for example "34 of 90, Lyrics of the Mind, Volume Two"
}

const THUMB_PX = 24; // must equal --_thumb in dock.css
const RULER_HEIGHT_PX = 18;
const TICK_PX = 9;
const TALL_TICK_PX = 14;
const TALL_TICK_EVERY = 30; // a volume of the usual length
// SVG units between two ticks; with a gap of 1 the SVG would be stretched so far that Chromium
// blurs its lines.
const TICK_GAP_UNITS = 100;

/** A native range input over a ruler: its thumb moves at once, the quote changes on release. */
export function Slider({ viewer, send, valueText }: SliderProps) {
  const { count } = viewer;
  const index = counterIndex(viewer);
  const input = useRef<HTMLInputElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const isKeyHeld = useRef(false);
  const tapX = useRef<number>(undefined); // where the handle was pressed, until the pointer moves

  useEffect(() => {
    const { current } = input;
    if (!current) return;
    // React's `onChange` is the event "input"; this one follows on release, or after each key.
    const release = () => {
      if (!isKeyHeld.current) send({ type: "releaseSlider" });
    };
    current.addEventListener("change", release);
    return () => current.removeEventListener("change", release);
  }, [send]);

  const releaseKey = () => {
    isKeyHeld.current = false;
    send({ type: "releaseSlider" });
  };
  // Some browsers move the thumb's middle to the pointer, even if it only taps the thumb.
  const press = ({ clientX }: PointerEvent) => {
    const { left = 0, right = 0 } = handle.current?.getBoundingClientRect() ?? {};
    const isOnThumb = Math.abs(clientX - (left + right) / 2) <= THUMB_PX / 2;
    tapX.current = isOnThumb ? clientX : undefined;
  };
  const move = ({ clientX }: PointerEvent) => {
    const isTap = Math.abs(clientX - (tapX.current ?? clientX)) <= PRESS_SLOP_PX;
    if (!isTap) tapX.current = undefined;
  };

  const position = { "--dock-slider-position": index / (count - 1) } as CSSProperties;
  return (
    <div className="dock-slider">
      <Ruler viewer={viewer} />
      {/* The CSP forbids the first quote's style in the HTML, and dock.css defaults to 0. */}
      <span className="dock-handle" ref={handle} style={index > 0 ? position : undefined}>
        <Logo />
      </span>
      <input
        ref={input}
        type="range"
        aria-label="Quote"
        aria-valuetext={valueText}
        min={1}
        max={count}
        disabled={!canTurn(viewer)}
        value={index + 1}
        autoComplete="off" // keeps browsers from restoring a value that the URL does not name
        onChange={({ target }) => {
          if (tapX.current === undefined)
            send({ type: "moveSlider", index: target.valueAsNumber - 1 });
        }}
        onKeyDown={() => {
          isKeyHeld.current = true;
          tapX.current = undefined;
        }}
        onKeyUp={releaseKey}
        onBlur={releaseKey}
        onPointerDown={press}
        onPointerMove={move}
        onPointerCancel={() => send({ type: "moveSlider" })} // the gesture became a scroll
      />
    </div>
  );
}

/** One tick per quote, in the volume's colour once it was shown; every thirtieth is taller. */
function Ruler({ viewer: { count, history } }: { viewer: ViewerState }) {
  const last = count - 1;
  const read = new Set(history);
  const ticks = Array.from({ length: count }, (_, index) => {
    const height = index % TALL_TICK_EVERY === 0 || index === last ? TALL_TICK_PX : TICK_PX;
    return `M${index * TICK_GAP_UNITS} ${RULER_HEIGHT_PX - height}v${height}`;
  });
  return (
    <svg
      className="dock-ruler"
      viewBox={`0 0 ${Math.max(1, last) * TICK_GAP_UNITS} ${RULER_HEIGHT_PX}`}
      height={RULER_HEIGHT_PX}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="dock-unread" d={ticks.filter((_, index) => !read.has(index)).join("")} />
      <path className="dock-read" d={ticks.filter((_, index) => read.has(index)).join("")} />
    </svg>
  );
}
