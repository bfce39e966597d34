import type { BackdropMessage, Layer, PageMeasurements, Point } from "../messages.ts";
import { type BackdropSettings, GLITCH_MS, RAYS_SCALE } from "../settings.ts";
import { createLetters } from "./letters.ts";
import { approach, type Light, lightAfter, paintRays } from "./light.ts";

const REFRESH_MS = 17; // a frame that is this late is on time
const REST_FACTOR = 6; // a slow machine rests so many times longer than it was late
const MAX_STEPS = 4; // letters change at most this often in one frame, as after a stall

// A worker cannot use the page's fonts; if this one fails to load, the next family is used.
const FONT = { family: "DM Mono", weight: "500" };
const file = new URL("../../../fonts/dm-mono-500-basic.woff2", import.meta.url);
fonts.add(new FontFace(FONT.family, `url(${file})`, { weight: FONT.weight }));
const fontReady = fonts.load(letterFont(16)).catch(() => []);

let receive: (message: BackdropMessage) => void = () => {};
addEventListener("message", ({ data }: MessageEvent<BackdropMessage>) => {
  if (data.type === "start") receive = start(data.canvases, data.settings, data.view);
  else receive(data);
});

/** Draws the first frame once the font is loaded; returns the handler of later messages. */
export function start(
  canvases: Record<Layer, OffscreenCanvas>,
  settings: BackdropSettings,
  firstView: PageMeasurements,
) {
  const letterContext = canvases.letters.getContext("2d");
  const rayContext = canvases.rays.getContext("2d");
  if (!letterContext || !rayContext) throw new Error("This browser draws no 2D canvas");
  const playing = new Set<Layer>();
  let view = firstView;
  let letters: ReturnType<typeof createLetters>;
  let light: Light;
  let pointer: Point | undefined;
  let smoothed: Point | undefined;
  let elapsedMs = 0;
  let isReady = false;
  let isScheduled = false;
  let dueMs = 0;

  fontReady.then(() => {
    isReady = true;
    resize();
    postMessage("ready");
    schedule(0);
  });

  function resize() {
    letters = createLetters(letterContext!, settings, view, letterFont);
    canvases.rays.width = Math.ceil(view.rays.width * RAYS_SCALE);
    canvases.rays.height = Math.ceil(view.rays.height * RAYS_SCALE);
    shine();
    letters.drawAll(light, view);
  }

  function shine() {
    light = lightAfter(elapsedMs / 1000, view.rays, settings, smoothed);
    if (settings.power > 0) paintRays(rayContext!, light);
  }

  function schedule(ms: number) {
    if (!isReady || isScheduled || playing.size === 0) return;
    isScheduled = true;
    setTimeout(() => requestAnimationFrame(frame), ms);
    dueMs = performance.now() + ms;
  }

  /** A frame may come late: then the machine is slow, and the next one waits longer. */
  function frame(nowMs: number) {
    isScheduled = false;
    const lateMs = Math.max(0, nowMs - dueMs - REFRESH_MS);
    const steps = Math.min(MAX_STEPS, 1 + Math.round(lateMs / GLITCH_MS));
    elapsedMs += steps * GLITCH_MS;
    if (playing.has("rays")) {
      if (pointer) smoothed = approach(smoothed ?? pointer, pointer, steps * GLITCH_MS);
      shine();
    }
    if (playing.has("letters")) letters.drawChanges(steps, light, view);
    schedule(Math.max(GLITCH_MS - REFRESH_MS, lateMs * REST_FACTOR));
  }

  return (message: BackdropMessage) => {
    if (message.type === "pointer") pointer = message.position;
    else if (message.type === "play") playing.add(message.layer);
    else if (message.type === "pause") playing.delete(message.layer);
    else if (message.type === "view") {
      const isResized = (["width", "height", "pixelRatio"] as const).some(
        (side) => view[side] !== message.view[side],
      );
      view = message.view;
      if (isReady && isResized) resize();
      else if (isReady) letters.drawAll(light, view);
    }
    schedule(0);
  };
}

function letterFont(size: number) {
  return `${FONT.weight} ${size}px "${FONT.family}", ui-monospace, Menlo, Consolas, monospace`;
}
