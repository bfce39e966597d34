import { listenForDrags } from "./drags";
import { glide } from "./glide";
import { createRotation } from "./rotation";
import type { CarouselSettings } from "./settings";
import { type Release, shiftInto, slideAfter, wrapped } from "./slide-after";
import { watchAttention } from "./watch-attention";

export interface CarouselParts {
  /** What a finger may drag and a pointer may rest on. */
  surface: HTMLElement;
  /** The window whose children are the slides. */
  track: HTMLElement;
}

export interface CarouselOptions {
  /** Called with the slide that is about to show. */
  onShow(index: number): void;
  /** Whether slides change without an animation. */
  prefersReducedMotion(): boolean;
}

export interface Carousel {
  show(index: number): void;
  step(by: 1 | -1): void;
  rotate(on: boolean): void;
}

/** Turns a row of slides into an endless carousel until `signal` aborts. */
export function startCarousel(
  { surface, track }: CarouselParts,
  settings: CarouselSettings,
  { onShow, prefersReducedMotion }: CarouselOptions,
  signal: AbortSignal,
): Carousel {
  const slides = [...track.children].filter((child) => child instanceof HTMLElement);
  const count = slides.length;
  const rotation = createRotation(() => moveTo(target + 1), settings.rotationMs, signal);

  let stride = measureStride();
  // Counted in slides and without bounds: -1 is the last slide, reached backwards from the first.
  let target = Math.round(track.scrollLeft / stride);
  let position = target;
  let dragBegan = position;
  let stopGliding = () => 0;

  track.scrollLeft = 0;
  draw();
  watchAttention(surface, rotation.hold, signal);
  listenForDrags(surface, settings, { began, moved, ended }, signal);
  watchSize();
  onShow(target);

  return {
    show: (index) => choose(target - wrapped(target, count) + index),
    step: (by) => choose(target + by),
    rotate: (on) => rotation.hold("stopped", !on),
  };

  function choose(next: number) {
    rotation.restart();
    moveTo(next);
  }

  function moveTo(next: number, velocity = stopGliding()) {
    target = next;
    onShow(wrapped(target, count));
    if (prefersReducedMotion()) {
      place(target);
      return;
    }
    const unit = stride; // a resize meanwhile changes the stride, not the animation
    const path = { from: position * unit, to: target * unit, velocity };
    stopGliding = glide(path, settings.spring, (px) => place(px / unit), signal);
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
    draw();
  }

  function draw() {
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

  function watchSize() {
    const observer = new ResizeObserver(() => {
      stride = measureStride();
      draw();
    });
    observer.observe(track);
    signal.addEventListener("abort", () => observer.disconnect());
  }
}
