import { listenForDrags } from "../runtime/drags.ts";
import { motionPreference, reducedMotion } from "../runtime/motion-preference.ts";
import { whileMotionAllowed } from "../runtime/while-motion-allowed.ts";
import { springAt } from "./spring.ts";
import { lapOffset, wrap } from "./wrap.ts";

const AUTOPLAY_MS = 3000;
const SWIPE_PX_PER_SECOND = 500; // minimum speed of a swipe that ends where it began
const AT_REST = { px: 0.5, pxPerSecond: 2 };

/** Why autoplay pauses; it runs while there is no reason. */
type PauseReason = "stopped" | "hovered" | "dragged" | "inactive";

export type CarouselEngine = ReturnType<typeof startCarousel>;

interface CarouselListener {
  onShow(index: number): void; // a slide is about to show
  onRotate(isRotating: boolean): void; // the slides rotate by themselves, or no longer do
}

/** Makes an endless carousel of `track`, which rotates until keyboard focus or the reader stops it. */
export function startCarousel(
  surface: HTMLElement,
  track: HTMLElement,
  { onShow, onRotate }: CarouselListener,
  signal: AbortSignal,
) {
  const slides = [...track.children].filter((child) => child instanceof HTMLElement);
  const count = slides.length;
  const pauseReasons = new Set<PauseReason>(["stopped", "inactive"]);
  let timer: ReturnType<typeof setInterval> | undefined;
  let frame = 0;
  // Counted in slides and without bounds: -1 is the last slide, reached backwards from the first.
  let target = Math.round(track.scrollLeft / measureStride());
  let position = target;
  let velocity = 0; // pixels per second
  let dragStart = position;

  track.scrollLeft = 0;
  setPosition(target);
  onShow(target);
  listenForDrags(surface, { onStart, onMove, onEnd }, signal);
  // The browser's own dragging of a picture.
  surface.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  // Not `pointerenter`, which a pointer that is there already does not send.
  surface.addEventListener("pointerover", () => pauseFor("hovered"), { signal });
  surface.addEventListener("pointerleave", () => resumeFor("hovered"), { signal });
  const rotateByPreference = () => setRotating(motionPreference.isOn());
  motionPreference.subscribe(rotateByPreference, signal);
  rotateByPreference();
  const stopForKeyboard = () => {
    if (surface.querySelector(":focus-visible")) setRotating(false);
  };
  surface.addEventListener("focusin", stopForKeyboard, { signal });
  const resumeWhile = (active: AbortSignal) => {
    resumeFor("inactive");
    active.addEventListener("abort", () => pauseFor("inactive"));
  };
  whileMotionAllowed(surface, 0, resumeWhile, signal);
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    cancelAnimationFrame(frame);
  });

  return {
    show: (index: number) => moveTo(target - wrap(target, count) + index),
    step: (by: 1 | -1) => moveTo(target + by),
  };

  function setRotating(isRotating: boolean) {
    if (isRotating) resumeFor("stopped");
    else pauseFor("stopped");
    onRotate(isRotating);
  }

  function moveTo(next: number) {
    restartAutoplay();
    target = next;
    onShow(wrap(target, count));
    cancelAnimationFrame(frame);
    if (reducedMotion().matches) return stop(target);
    const stride = measureStride();
    const start = { offset: (position - target) * stride, velocity };
    let startMs: number | undefined;
    frame = requestAnimationFrame(function glide(ms) {
      startMs ??= ms;
      const spring = springAt((ms - startMs) / 1000, start.offset, start.velocity);
      velocity = spring.velocity;
      setPosition(target + spring.offset / stride);
      const isNear = Math.abs(spring.offset) < AT_REST.px;
      if (isNear && Math.abs(velocity) < AT_REST.pxPerSecond) stop(target);
      else frame = requestAnimationFrame(glide);
    });
  }

  function stop(index: number) {
    cancelAnimationFrame(frame);
    velocity = 0;
    setPosition(index);
  }

  function onStart() {
    pauseFor("dragged");
    stop(position);
    dragStart = position;
  }

  function onMove(offset: number) {
    // A drag moves by one slide at most, so only the adjacent slides come into view.
    const lowest = Math.min(dragStart, target - 1);
    const highest = Math.max(dragStart, target + 1);
    setPosition(Math.min(Math.max(dragStart - offset / measureStride(), lowest), highest));
  }

  function onEnd(offset: number, dragVelocity: number) {
    velocity = -dragVelocity;
    moveTo(target - swipeDirection(offset, dragVelocity));
    resumeFor("dragged");
  }

  /** Positions the slides in multiples of `--carousel-stride`, so that they follow a change of size. */
  function setPosition(next: number) {
    position = next;
    for (const [index, slide] of slides.entries()) {
      const strides = lapOffset(index, position, count) - position;
      slide.style.translate = `calc(${strides} * var(--carousel-stride))`;
    }
  }

  function pauseFor(reason: PauseReason) {
    pauseReasons.add(reason);
    restartAutoplay();
  }

  function resumeFor(reason: PauseReason) {
    pauseReasons.delete(reason);
    restartAutoplay();
  }

  /** Restarts the full interval, so that no slide moves right after the reader moved one. */
  function restartAutoplay() {
    clearInterval(timer);
    if (pauseReasons.size === 0) timer = setInterval(() => moveTo(target + 1), AUTOPLAY_MS);
  }

  /** The distance from one slide to the next in the layout. */
  function measureStride() {
    const [first, second] = slides;
    const stride = first && second && second.offsetLeft - first.offsetLeft;
    return stride || track.clientWidth; // without styles, the slides are one below another
  }
}

/** -1 for left, 1 for right, 0 for neither; the offset decides or, if it is 0, the velocity. */
export function swipeDirection(offset: number, velocity: number) {
  return Math.sign(offset) || (Math.abs(velocity) > SWIPE_PX_PER_SECOND ? Math.sign(velocity) : 0);
}
