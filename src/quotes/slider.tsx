import { type CSSProperties, type PointerEvent, useEffect, useRef } from "react";
import { Logo } from "../components/logo.tsx";
import type { ViewerPartProps } from "./use-viewer-state.ts";
import { canTurn, counterIndex, type ViewerAction, type ViewerState } from "./viewer-state.ts";

interface SliderProps extends Omit<ViewerPartProps, "book"> {
  valueText: string; // for example "34 of 90, Lyrics of the Mind, Volume Two"
}

const HANDLE_PX = 24; // as wide as the thumb in dock.css
const PRESS_SLOP_PX = 4; // movement up to this far still counts as a press
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
  const position = { "--dock-slider-position": index / (count - 1) } as CSSProperties;
  return (
    <div className="dock-slider">
      <Ruler viewer={viewer} />
      {/* The CSP forbids the first quote's style in the HTML, and dock.css defaults to 0. */}
      <span className="dock-handle" style={index > 0 ? position : undefined}>
        <Logo />
      </span>
      {canTurn(viewer) && <Input viewer={viewer} send={send} valueText={valueText} />}
    </div>
  );
}

function Input({ viewer, send, valueText }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const isKeyHeld = useRef(false);
  const handlePressX = useRef<number>(undefined); // until the pointer has moved

  useEffect(() => {
    const { current } = input;
    if (!current) return;
    // React's `onChange` is the event "input"; this one follows on release, or after each key.
    const onChange = () => {
      if (!isKeyHeld.current) send({ type: "releaseSlider" });
    };
    current.addEventListener("change", onChange);
    if (current.value !== current.defaultValue) {
      send(slideTo(current)); // it was moved before hydration
      onChange();
    }
    return () => current.removeEventListener("change", onChange);
  }, [send]);

  const onKeyEnd = () => {
    isKeyHeld.current = false;
    send({ type: "releaseSlider" });
  };
  // Some browsers move the thumb's middle to the pointer, also when it only taps the handle.
  const onPointerDown = ({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
    const handle = currentTarget.previousElementSibling?.getBoundingClientRect();
    const offset = handle ? clientX - (handle.left + handle.right) / 2 : 0;
    handlePressX.current = Math.abs(offset) <= HANDLE_PX / 2 ? clientX : undefined;
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const { current } = handlePressX;
    if (current !== undefined && Math.abs(clientX - current) > PRESS_SLOP_PX)
      handlePressX.current = undefined;
  };

  return (
    <input
      ref={input}
      type="range"
      aria-label="Quote"
      aria-valuetext={valueText}
      min={1}
      max={viewer.count}
      value={counterIndex(viewer) + 1}
      autoComplete="off" // keeps browsers from restoring a value that the URL does not name
      onChange={({ target }) => {
        if (handlePressX.current === undefined) send(slideTo(target));
      }}
      onKeyDown={() => {
        isKeyHeld.current = true;
        handlePressX.current = undefined;
      }}
      onKeyUp={onKeyEnd}
      onBlur={onKeyEnd}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerCancel={() => send({ type: "moveSlider" })} // the gesture became a scroll
    />
  );
}

/** One tick per quote, in the volume's colour once it was shown; every thirtieth is taller. */
function Ruler({ viewer: { count, history } }: { viewer: ViewerState }) {
  const last = count - 1;
  let unread = "";
  let read = "";
  for (let index = 0; index < count; index++) {
    const height = index % TALL_TICK_EVERY === 0 || index === last ? TALL_TICK_PX : TICK_PX;
    const tick = `M${index * TICK_GAP_UNITS} ${RULER_HEIGHT_PX - height}v${height}`;
    if (history.includes(index)) read += tick;
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
