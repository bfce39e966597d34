import { type ChangeEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";
import type { Viewer, ViewerEvent } from "./state";

const KEYS_REST_MS = 300; // then the quote changes that the keys have reached

/** What a slider over the quotes does: its handle moves at once, the quote when it is let go. */
export function useSlider({ held }: Viewer, send: (event: ViewerEvent) => void) {
  const isUnderFinger = useRef(false);

  // It may have been moved before the app was there.
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      if (input && input.value !== input.defaultValue) send(holdAt(input));
    },
    [send],
  );

  // Keys, and the gestures of screen readers, have no moment of letting go.
  useEffect(() => {
    if (held === undefined || isUnderFinger.current) return;
    const timer = setTimeout(() => send({ type: "release" }), KEYS_REST_MS);
    return () => clearTimeout(timer);
  }, [held, send]);

  const letGo = () => {
    isUnderFinger.current = false;
  };
  const end = (event: ViewerEvent) => () => {
    letGo();
    send(event);
  };
  return {
    ref,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => send(holdAt(target)),
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent<HTMLInputElement>) => {
      isUnderFinger.current = true;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerUp: end({ type: "release" }),
    onPointerCancel: end({ type: "hold" }), // it was a scroll
    onKeyDown: letGo, // a menu, or another window, may have heard the pointer's end
  };
}

function holdAt(input: HTMLInputElement): ViewerEvent {
  return { type: "hold", index: input.valueAsNumber - 1 };
}
