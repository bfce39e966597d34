import type { BackdropMessage, Layer, PageMeasurements, Point, StartMessage } from "../messages.ts";
import { GLITCH_MS } from "../settings.ts";
import { createLetters } from "./letters.ts";
import { approach, type Light, lightAfter } from "./light.ts";
import { firstPace, paceAfter } from "./pace.ts";
import { createRaysImage } from "./rays-image.ts";
import { drawsInSoftware } from "./software-rendering.ts";

const SOFTWARE_RAYS_MS = 1000; // time between two frames of rays in software rendering
const EARLY_MS = 12; // less than a frame at 60 Hz

/** Draws the first frame and returns the handler of the page's later messages. */
export function createRenderer({ canvases, settings, view: firstView }: StartMessage) {
  const playing = new Set<Layer>();
  const isSoftware = drawsInSoftware();
  // Requested once, because Firefox returns each context only once.
  const contexts = {
    letters: canvases.letters.getContext("2d"),
    rays: canvases.rays.getContext("2d"),
  };
  let pace = firstPace(isSoftware);
  let view: PageMeasurements;
  let light: Light;
  let letters: ReturnType<typeof createLetters>;
  let rays: ReturnType<typeof createRaysImage> | undefined;
  let pointer: Point | undefined;
  let smoothedPointer: Point | undefined;
  let elapsedMs = 0;
  let raysDueMs = 0;
  let lastMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = 0;
  resize(firstView);

  function resize(next: PageMeasurements) {
    view = next;
    light = lightAfter(elapsedMs / 1000, view.rays, settings, smoothedPointer);
    letters = createLetters(settings, view, letters?.cells);
    rays = settings.power > 0 ? createRaysImage(view.rays, light) : undefined;
    canvases.letters.width = Math.round(view.width * view.pixelRatio);
    canvases.letters.height = Math.round(view.height * view.pixelRatio);
    canvases.rays.width = rays?.image.width ?? 1;
    canvases.rays.height = rays?.image.height ?? 1;
    drawLetters();
    drawRays();
  }

  function drawLetters(steps?: number) {
    if (!letters) return;
    letters.draw(light, steps);
    contexts.letters?.putImageData(letters.image, 0, 0);
  }

  function drawRays() {
    if (!rays) return;
    rays.paint(light);
    contexts.rays?.putImageData(rays.image, 0, 0);
  }

  function frame(nowMs: number) {
    const began = performance.now();
    const gapMs = nowMs - (lastMs ?? nowMs);
    lastMs = nowMs;
    pace = paceAfter(pace, gapMs);
    const ms = Math.min(Math.max(0, gapMs), 2 * pace.intervalMs); // no jump after a stall
    if (playing.has("rays")) advanceRays(ms);
    if (playing.has("letters")) drawLetters(Math.max(1, Math.round(ms / GLITCH_MS)));
    schedule(performance.now() - began);
  }

  function advanceRays(ms: number) {
    elapsedMs += ms;
    if (pointer) smoothedPointer = approach(smoothedPointer ?? pointer, pointer, ms);
    if (elapsedMs < raysDueMs) return;
    raysDueMs = elapsedMs + (isSoftware ? SOFTWARE_RAYS_MS : 0);
    light = lightAfter(elapsedMs / 1000, view.rays, settings, smoothedPointer);
    drawRays();
  }

  /** Requests a frame shortly before it is due, so that the next refresh draws it on time. */
  function schedule(passedMs: number) {
    const requestFrame = () => {
      request = requestAnimationFrame(frame);
    };
    timer = setTimeout(requestFrame, pace.intervalMs - EARLY_MS - passedMs);
  }

  function stop() {
    clearTimeout(timer);
    cancelAnimationFrame(request);
    lastMs = undefined;
  }

  return (message: Exclude<BackdropMessage, StartMessage>) => {
    switch (message.type) {
      case "resize":
        return resize(message.view);
      case "scroll":
        view.scrollY = message.scrollY;
        return playing.has("letters") ? undefined : drawLetters();
      case "pointer":
        pointer = message.position;
        return;
      case "play":
        playing.add(message.layer);
        stop();
        return schedule(0);
      case "pause":
        playing.delete(message.layer);
        if (playing.size === 0) stop();
    }
  };
}
