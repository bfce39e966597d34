import { frameLoop } from "../../runtime/frame-loop";
import { createRaysProgram } from "./program";
import { moveRays, type Point, type Rays } from "./rays";
import {
  FRAMES_PER_SECOND,
  MAX_PIXEL_RATIO,
  RAYS_COLOUR,
  type RaysSettings,
  RESOLUTION_SHARE,
  STILL_MS,
} from "./settings";

export interface RaysView {
  width: number;
  height: number;
  pixelRatio: number;
}

/** Draws `rays` on `canvas`, still until played; undefined when the browser has no WebGL. */
export function startLightRays(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  rays: Rays,
  settings: RaysSettings,
  resolutionShare = RESOLUTION_SHARE,
  framesPerSecond = FRAMES_PER_SECOND,
) {
  const gl = canvas.getContext("webgl", CONTEXT) as WebGLRenderingContext | null;
  let program = gl && createRaysProgram(gl);
  if (!gl || !program) return undefined;

  const colour = saturate(RAYS_COLOUR, settings.saturation);
  let view: RaysView = { width: 1, height: 1, pixelRatio: 1 };
  let elapsed = STILL_MS;
  let aim: Point | undefined;
  let pointer: Point | undefined;
  let playing: AbortController | undefined;

  const draw = () => {
    moveRays(rays, elapsed, view, settings, aim);
    program?.(rays, view, colour);
  };

  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault(); // says that we can restore, or the browser never offers it
    program = undefined;
  });
  canvas.addEventListener("webglcontextrestored", () => {
    program = createRaysProgram(gl);
    draw();
  });

  return {
    show(next: RaysView) {
      view = next;
      const share = Math.min(view.pixelRatio, MAX_PIXEL_RATIO) * resolutionShare;
      canvas.width = Math.max(1, Math.round(view.width * share));
      canvas.height = Math.max(1, Math.round(view.height * share));
      draw();
    },

    point(place: Point) {
      pointer = place;
    },

    play() {
      if (playing) return;
      playing = new AbortController();
      let last: number | undefined;
      frameLoop(
        (ms) => {
          const passed = Math.min(Math.max(0, ms - (last ?? ms)), LONGEST_STEP_MS);
          last = ms;
          elapsed += passed;
          if (pointer) aim = approach(aim ?? pointer, pointer, passed);
          draw();
        },
        framesPerSecond,
        playing.signal,
      );
    },

    rest() {
      playing?.abort();
      playing = undefined;
    },
  };
}

export type LightRays = NonNullable<ReturnType<typeof startLightRays>>;

/** Moves from one point towards another, most of the way within `POINTER_LAG_MS`. */
export function approach(from: Point, to: Point, ms: number): Point {
  const share = 1 - Math.exp(-ms / POINTER_LAG_MS);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The colour from grey (0) to full (1), as parts of one. */
export function saturate(rgb: readonly [number, number, number], saturation: number) {
  const grey = 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2];
  return rgb.map((part) => (grey + (part - grey) * saturation) / 255);
}

const CONTEXT: WebGLContextAttributes = {
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: "low-power",
};
const LONGEST_STEP_MS = 100; // after a stall the light goes on, it does not jump
const POINTER_LAG_MS = 400;
