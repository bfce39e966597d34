import { reducedMotion } from "../runtime/motion";
import { listenForDrags } from "./drags";
import { glide } from "./glide";
import { createRotation } from "./rotation";
import { type Release, shiftInto, slideAfter, wrapped } from "./slide-after";
import { watchAttention } from "./watch-attention";

export interface CarouselParts {
  /** What a finger may drag and a pointer may rest on. */
  surface: HTMLElement;
  /** The window whose children are the slides. */
  track: HTMLElement;
}

export type CarouselEngine = ReturnType<typeof startCarousel>;

/**
 * Turns a row of slides into an endless carousel until `signal` aborts; calls `onShow` with the
 * slide that is about to show.
 */
export function startCarousel(
  { surface, track }: CarouselParts,
  onShow: (index: number) => void,
  signal: AbortSignal,
) {
  const slides = [...track.children].filter((child) => child instanceof HTMLElement);
  const count = slides.length;
  const rotation = createRotation(() => moveTo(target + 1), signal);
  const resizes = new ResizeObserver(() => {
    stride = measureStride();
    place(position);
  });

  let stride = measureStride();
  // Counted in slides and without bounds: -1 is the last slide, reached backwards from the first.
  let target = Math.round(track.scrollLeft / stride);
  let position = target;
  let dragBegan = position;
  let stopGliding = () => 0;

  track.scrollLeft = 0;
  place(target);
  watchAttention(surface, rotation.hold, signal);
  listenForDrags(surface, { began, moved, ended }, signal);
  resizes.observe(track);
  signal.addEventListener("abort", () => resizes.disconnect());
  onShow(target);

  return {
    show: (index: number) => choose(target - wrapped(target, count) + index),
    step: (by: 1 | -1) => choose(target + by),
    rotate: (on: boolean) => rotation.hold("stopped", !on),
  };

  function choose(next: number) {
    rotation.restart();
    moveTo(next);
  }

  function moveTo(next: number, velocity = stopGliding()) {
    target = next;
    onShow(wrapped(target, count));
    if (reducedMotion().matches) {
      place(target);
      return;
    }
    const unit = stride; // a resize meanwhile changes the stride, not the animation
    const path = { from: position * unit, to: target * unit, velocity };
    stopGliding = glide(path, (px) => place(px / unit), signal);
  }

  function began() {
    rotation.hold("dragged", true);
    stopGliding();
    dragBegan = position;
  }

  function moved(offset: number) {
    // A drag moves one slide, so no more than the slides beside it come into view.
    const lowest = Math.min(dragBegan, target - 1);
    const highest = Math.max(dragBegan, target + 1);
    place(Math.min(Math.max(dragBegan - offset / stride, lowest), highest));
  }

  function ended(release: Release) {
    moveTo(slideAfter(target, release), -release.velocity);
    rotation.hold("dragged", false);
  }

  function place(next: number) {
    position = next;
    slides.forEach((slide, index) => {
      const shift = shiftInto(position, index, count) - position;
      slide.style.translate = `${shift * stride}px`;
    });
  }

  /** From one slide to the next as they are laid out, wherever they have glided to. */
  function measureStride() {
    const [first, second] = slides;
    return first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth;
  }
}
