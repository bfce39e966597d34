import type { BackdropMessage, Layer, Point, StartMessage } from "../messages.ts";
import { GLITCH_MS, RAYS_SCALE } from "../settings.ts";
import { createLetters } from "./letters.ts";
import { approach, type Light, lightAfter, paintRays } from "./light.ts";

const RAYS_MS = 100; // the rays sway so slowly that every other frame is enough
const EARLY_MS = 12; // a frame is requested before it is due, by less than a refresh at 60 Hz
const ON_TIME_MS = 17; // a frame that is due by this long ago is on time
const REST_FACTOR = 6; // a slow machine rests so many times longer than a frame was late
const MAX_STEPS = 4; // letters change at most this often in one frame, as after a rest

/** Draws the first frame and returns the handler of the page's later messages. */
export function createRenderer({ canvases, settings, view: firstView }: StartMessage) {
  const rays = contextOf(canvases.rays);
  const letters = createLetters(contextOf(canvases.letters), settings);
  const playing = new Set<Layer>();
  let view = firstView;
  let light: Light;
  let pointer: Point | undefined;
  let smoothedPointer: Point | undefined;
  let elapsedMs = 0;
  let lastMs = 0;
  let dueMs = 0;
  let isStale = false; // whether the page was resized or scrolled since the last frame
  let isScheduled = false;
  drawAll();

  function drawAll() {
    const { width, height } = view.rays;
    setSize(rays.canvas, Math.ceil(width * RAYS_SCALE), Math.ceil(height * RAYS_SCALE));
    setSize(
      canvases.letters,
      Math.round(view.width * view.pixelRatio),
      Math.round(view.height * view.pixelRatio),
    );
    shine();
    letters.drawAll(light, view);
    isStale = false;
  }

  function shine() {
    light = lightAfter(elapsedMs / 1000, view.rays, settings, smoothedPointer);
    if (settings.power > 0) paintRays(rays, light);
  }

  function frame() {
    isScheduled = false;
    if (playing.size > 0) advance();
    if (isStale) drawAll();
    schedule();
  }

  function advance() {
    const nowMs = performance.now();
    const lateMs = Math.max(0, nowMs - dueMs - ON_TIME_MS);
    const steps = Math.min(MAX_STEPS, Math.max(1, Math.round((nowMs - lastMs) / GLITCH_MS)));
    lastMs = nowMs;
    dueMs = Math.max(dueMs + GLITCH_MS, nowMs + lateMs * REST_FACTOR);
    if (playing.has("rays")) {
      elapsedMs += steps * GLITCH_MS;
      if (pointer)
        smoothedPointer = approach(smoothedPointer ?? pointer, pointer, steps * GLITCH_MS);
      if (elapsedMs % RAYS_MS === 0) shine();
    }
    if (playing.has("letters")) letters.drawChanges(steps, light, view);
  }

  function schedule() {
    if (isScheduled || (playing.size === 0 && !isStale)) return;
    isScheduled = true;
    setTimeout(() => requestAnimationFrame(frame), dueMs - EARLY_MS - performance.now());
  }

  function play(layer: Layer) {
    if (playing.size === 0) {
      lastMs = performance.now();
      dueMs = lastMs + GLITCH_MS;
    }
    playing.add(layer);
  }

  return (message: Exclude<BackdropMessage, StartMessage>) => {
    switch (message.type) {
      case "view":
        view = message.view;
        isStale = true;
        break;
      case "pointer":
        pointer = message.position;
        break;
      case "play":
        play(message.layer);
        break;
      case "pause":
        playing.delete(message.layer);
    }
    schedule();
  };
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no 2D canvas");
  return context;
}

/** Also clears the canvas, so only a new size is set. */
function setSize(canvas: OffscreenCanvas, width: number, height: number) {
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
}
