import { type ChangeEvent, type CSSProperties, type PointerEvent, useEffect, useRef } from "react";
import { Logo } from "../components/logo.tsx";
import type { ViewerControls } from "./use-viewer.ts";
import { canTurn, counterIndex, hasWrapped, type ViewerAction } from "./viewer-state.ts";

interface SliderProps {
  controls: ViewerControls;
  valueText: string; // for example "34 of 90, Lyrics of the Mind, Volume Two"
}

// After the last key or screen-reader gesture, which have no release event.
const KEYS_REST_MS = 300;
const THUMB_PX = 24; // must equal the thumb's width in dock.css
const PRESS_SLOP_PX = 3; // movement up to this far still counts as a press
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
  const { count, sliderIndex } = viewer;
  const index = counterIndex(viewer);
  // The pointer that is down, and where it pressed the thumb: in some browsers a touch there moves the
  // thumb before the finger moves.
  const press = useRef<{ thumbX?: number | undefined }>(undefined);

  useEffect(() => {
    if (sliderIndex === undefined) return;
    const timer = setTimeout(() => {
      if (!press.current) send({ type: "releaseSlider" });
    }, KEYS_REST_MS);
    return () => clearTimeout(timer);
  }, [sliderIndex, send]);

  // The slider may have been moved before hydration.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    if (current && current.value !== current.defaultValue) send(slideTo(current));
  }, [send]);
  const pointerDown = (event: PointerEvent<HTMLInputElement>) => {
    const { currentTarget, clientX, pointerId, isTrusted } = event;
    if (isTrusted) currentTarget.setPointerCapture(pointerId); // a replayed press may be over
    const { left, width } = currentTarget.getBoundingClientRect();
    const ticks = document.dir === "rtl" ? count - 1 - index : index;
    const thumb = left + THUMB_PX / 2 + ((width - THUMB_PX) * ticks) / (count - 1);
    press.current = { thumbX: Math.abs(clientX - thumb) <= THUMB_PX / 2 ? clientX : undefined };
  };
  const pointerMove = ({ clientX }: PointerEvent) => {
    if (Math.abs(clientX - (press.current?.thumbX ?? clientX)) > PRESS_SLOP_PX) press.current = {};
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (press.current?.thumbX === undefined) send(slideTo(target));
  };
  const forgetPointer = () => {
    press.current = undefined;
  };
  const end = (action: ViewerAction) => () => {
    setTimeout(forgetPointer); // Firefox moves the thumb once more after pointerup
    send(action);
  };
  const position = { "--dock-slider-position": index / (count - 1) } as CSSProperties;
  return (
    <div className="dock-slider" data-wrapped={hasWrapped(viewer) || undefined}>
      <Ruler count={count} isRead={isRead} />
      {/* The CSP forbids the first quote's style in the HTML, and dock.css defaults to 0. */}
      <span className="dock-handle" style={index > 0 ? position : undefined}>
        <Logo />
      </span>
      {canTurn(viewer) && (
        <input
          ref={input}
          type="range"
          aria-label="Quote"
          aria-valuetext={valueText}
          min={1}
          max={count}
          value={index + 1}
          autoComplete="off" // keeps browsers from restoring a value that the URL does not name
          onChange={change}
          onPointerDown={pointerDown}
          onPointerMove={pointerMove}
          onPointerUp={end({ type: "releaseSlider" })}
          onPointerCancel={end({ type: "moveSlider" })} // the gesture became a scroll
          onKeyDown={forgetPointer} // pointerup is lost when a context menu opens
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
