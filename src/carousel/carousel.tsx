import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Icon } from "../components/icon.tsx";
import { motionPreference, useMotionPreference } from "../runtime/motion-preference.ts";
import { mountRef } from "../runtime/mount-ref.ts";
import { Dots } from "./dots.tsx";
import { type CarouselEngine, startCarousel } from "./engine.ts";

interface Slide {
  name: string;
  content: ReactNode;
}

/** An endless row of slides; scrollable before hydration, a list without JavaScript. */
export function Carousel({ label, slides }: { label: string; slides: Slide[] }) {
  const [shown, setShown] = useState<number>(); // undefined until the engine has started
  const [isStoppedByFocus, setStoppedByFocus] = useState(false);
  const isRotating = useMotionPreference() && !isStoppedByFocus;
  const engine = useRef<CarouselEngine>(undefined);
  const track = useRef<HTMLDivElement>(null);
  const isStarted = shown !== undefined;

  const surface = useMemo(() => {
    return mountRef((surface: HTMLElement, signal) => {
      if (track.current) engine.current = startCarousel(surface, track.current, setShown, signal);
    });
  }, []);

  useEffect(() => engine.current?.setAutoplay(isRotating), [isRotating]);

  // Runs after before-hydration.ts repeats presses: an early "Stop" would otherwise act as "Start".
  useEffect(() => {
    const timer = setTimeout(() => {
      if (track.current?.parentElement?.querySelector(":focus-visible")) setStoppedByFocus(true);
    });
    return () => clearTimeout(timer);
  }, []);

  function toggleRotation() {
    setStoppedByFocus(false);
    motionPreference.set(!isRotating);
  }

  const stopForKeyboard = (event: FocusEvent) => {
    if (event.target.matches(":focus-visible")) setStoppedByFocus(true);
  };

  const stepButton = (by: 1 | -1) => (
    <button
      type="button"
      className="carousel-button control"
      aria-label={by > 0 ? "Next slide" : "Previous slide"}
      onClick={() => engine.current?.step(by)}
    >
      <Icon name={by > 0 ? "chevron-right" : "chevron-left"} />
    </button>
  );

  return (
    <section
      ref={surface}
      className="carousel"
      data-started={isStarted || undefined}
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={stopForKeyboard}
    >
      <button
        type="button"
        className="carousel-button carousel-rotation control"
        aria-label={isRotating ? "Stop slide rotation" : "Start slide rotation"}
        onClick={toggleRotation}
      >
        <Icon name={isRotating ? "pause" : "play"} />
      </button>
      <div
        ref={track}
        className="carousel-slides"
        // Focusable, so that keys scroll it, until the engine starts; -1 then keeps its focus.
        tabIndex={isStarted ? -1 : 0}
        aria-live={isRotating ? "off" : "polite"}
        aria-atomic={false}
      >
        {slides.map(({ content }, index) => (
          <section
            key={index}
            id={`slide-${index + 1}`}
            className="carousel-slide"
            role="tabpanel"
            aria-label={`${index + 1} of ${slides.length}`}
            inert={isStarted && index !== shown}
          >
            {content}
          </section>
        ))}
      </div>
      <div className="carousel-controls">
        {stepButton(-1)}
        <Dots
          names={slides.map(({ name }) => name)}
          shown={shown ?? 0}
          onChoose={(index) => engine.current?.show(index)}
        />
        {stepButton(1)}
      </div>
    </section>
  );
}
