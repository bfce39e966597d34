import { createLetters } from "./letters";
import { approach, type Light, lightAfter } from "./light";
import { firstPace, paceAfter } from "./pace";
import { createRays } from "./rays";
import { type BackdropSettings, GLITCH_MS } from "./settings";
import { drawsInSoftware } from "./software";
import type { Layer, Message, Point, View } from "./view";

type Canvases = Record<Layer, OffscreenCanvas>;

/** Draws letters and the light on them; returns what takes the messages of the page. */
export function createRenderer(
  canvases: Canvases,
  settings: BackdropSettings,
  onDrawn: () => void,
) {
  const contexts = {
    letters: canvases.letters.getContext("2d"),
    rays: canvases.rays.getContext("2d"),
  };
  const playing = new Set<Layer>();
  const isSoftware = drawsInSoftware();
  let view: View | undefined;
  let light: Light | undefined;
  let letters: ReturnType<typeof createLetters>;
  let rays: ReturnType<typeof createRays> | undefined;
  let pointer: Point | undefined;
  let aim: Point | undefined;
  let elapsedMs = 0;
  let isScrolled = false;
  let raysDueMs = 0;
  let pace = firstPace(navigator, isSoftware);
  let last: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = 0;

  function resize(next: View) {
    view = next;
    light = lightAfter(elapsedMs / 1000, view.rays, settings, aim);
    letters = createLetters(settings, view, letters);
    rays = settings.power > 0 ? createRays(view.rays, light, settings.saturation) : undefined;
    const ratio = view.pixelRatio;
    setSize(canvases.letters, Math.round(view.width * ratio), Math.round(view.height * ratio));
    if (rays) setSize(canvases.rays, rays.image.width, rays.image.height);
    drawLetters(light);
    drawRays(light);
  }

  function drawLetters(light: Light, steps?: number) {
    if (steps && !isScrolled) letters?.drawChanges(steps, light);
    else letters?.drawAll(light);
    isScrolled = false;
    if (letters) contexts.letters?.putImageData(letters.image, 0, 0);
  }

  function drawRays(light: Light) {
    if (!rays) return;
    rays.paint(light);
    contexts.rays?.putImageData(rays.image, 0, 0);
  }

  function frame(ms: number) {
    const began = performance.now();
    const gapMs = ms - (last ?? ms);
    last = ms;
    pace = paceAfter(pace, gapMs);
    step(Math.min(Math.max(0, gapMs), 2 * pace.intervalMs)); // after a stall it does not jump
    wait(performance.now() - began);
  }

  function step(ms: number) {
    if (!view || !light) return;
    if (playing.has("rays")) {
      elapsedMs += ms;
      if (pointer) aim = approach(aim ?? pointer, pointer, ms);
      if (elapsedMs >= raysDueMs) {
        raysDueMs = elapsedMs + (isSoftware ? SOFTWARE_RAYS_MS : 0);
        light = lightAfter(elapsedMs / 1000, view.rays, settings, aim);
        drawRays(light);
      }
    }
    if (!letters || !playing.has("letters")) return;
    const steps = Math.max(1, Math.round(ms / GLITCH_MS));
    letters.glitch(steps);
    drawLetters(light, steps);
  }

  /** Asks for a frame when the next one is due: a display that is too slow brings it late. */
  function wait(passedMs: number) {
    timer = setTimeout(
      () => {
        request = requestAnimationFrame(frame);
      },
      pace.intervalMs - EARLY_MS - passedMs,
    );
  }

  function stop() {
    clearTimeout(timer);
    cancelAnimationFrame(request);
    last = undefined;
  }

  return (message: Exclude<Message, { type: "start" }>) => {
    switch (message.type) {
      case "resize":
        resize(message.view);
        return onDrawn();
      case "scroll":
        if (!view || !light) return;
        view.scrollY = message.scrollY;
        isScrolled = true;
        return playing.has("letters") ? undefined : drawLetters(light);
      case "point":
        pointer = message.place;
        return;
      case "play":
        playing.add(message.layer);
        stop();
        return wait(0);
      case "pause":
        playing.delete(message.layer);
        if (playing.size === 0) stop();
    }
  };
}

function setSize(canvas: OffscreenCanvas, width: number, height: number) {
  canvas.width = width;
  canvas.height = height;
}

const SOFTWARE_RAYS_MS = 1000;
const EARLY_MS = 12; // less than a frame of the display
