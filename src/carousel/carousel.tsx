import { type ReactNode, useMemo, useRef, useState } from "react";
import { Icon } from "../components/icon.tsx";
import { motionPreference } from "../runtime/motion-preference.ts";
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
  const [isRotating, setRotating] = useState(true);
  const engine = useRef<CarouselEngine>(undefined);
  const track = useRef<HTMLDivElement>(null);
  const isStarted = shown !== undefined;

  const surface = useMemo(() => {
    return mountRef((surface: HTMLElement, signal) => {
      const listener = { onShow: setShown, onRotate: setRotating };
      if (track.current) engine.current = startCarousel(surface, track.current, listener, signal);
    });
  }, []);

  const stepButton = (by: 1 | -1, name: string, icon: "chevron-left" | "chevron-right") => (
    <button
      type="button"
      className="carousel-button control"
      aria-label={name}
      onClick={() => engine.current?.step(by)}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <section
      ref={surface}
      className="carousel"
      data-started={isStarted || undefined}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <button
        type="button"
        className="carousel-button carousel-rotation control"
        aria-label={isRotating ? "Stop slide rotation" : "Start slide rotation"}
        onClick={() => motionPreference.set(!isRotating)}
      >
        <Icon name={isRotating ? "pause" : "play"} />
      </button>
      <div
        ref={track}
        className="carousel-slides"
        aria-live={isRotating ? "off" : "polite"}
        aria-atomic={false}
      >
        {slides.map(({ content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
          <div
            key={index}
            className="carousel-slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            inert={isStarted && index !== shown}
          >
            {content}
          </div>
        ))}
      </div>
      <div className="carousel-controls">
        {stepButton(-1, "Previous slide", "chevron-left")}
        <Dots
          names={slides.map(({ name }) => name)}
          shown={shown ?? 0}
          onChoose={(index) => engine.current?.show(index)}
        />
        {stepButton(1, "Next slide", "chevron-right")}
      </div>
    </section>
  );
}
