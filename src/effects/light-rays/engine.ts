import { createPace } from "../governor";
import type { LayerState } from "../layer-state";
import { createPacedLoop } from "../paced-loop";
import { openContext } from "./context";
import { createRaysProgram } from "./program";
import { moveRays, type Point, type Rays, type RaysBox } from "./rays";
import {
  MAX_PIXEL_RATIO,
  RAY_LEVELS,
  RAYS_COLOUR,
  type RaysSettings,
  SOFTWARE_LEVEL,
  STILL_MS,
} from "./settings";

export interface RaysView extends RaysBox {
  pixelRatio: number;
}

/**
 * Draws `rays` on `canvas`, still until played; undefined when the browser has no WebGL.
 * `report` is told when the context is lost, and when it is back.
 */
export function startLightRays(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  rays: Rays,
  settings: RaysSettings,
  startingLevel: number,
  report: (state: LayerState) => void,
  levels = RAY_LEVELS,
) {
  const context = openContext(canvas);
  if (!context) return undefined;
  const { gl, isSoftware } = context;
  let program = createRaysProgram(gl);
  if (!program) return undefined;

  const colour = saturate(RAYS_COLOUR, settings.saturation);
  const best = isSoftware ? Math.min(SOFTWARE_LEVEL, levels.length - 1) : 0;
  let view: RaysView = { width: 1, height: 1, isWide: false, pixelRatio: 1 };
  let elapsed = STILL_MS;
  let aim: Point | undefined;
  let pointer: Point | undefined;
  let drawnLevel = Math.max(best, startingLevel);

  const resize = (level: number) => {
    drawnLevel = level;
    const ratio = Math.min(view.pixelRatio, MAX_PIXEL_RATIO) * (levels[level]?.resolution ?? 1);
    canvas.width = Math.max(1, Math.round(view.width * ratio));
    canvas.height = Math.max(1, Math.round(view.height * ratio));
  };

  const draw = (): LayerState => {
    moveRays(rays, elapsed, view, settings, aim);
    program?.(rays, view, colour);
    return program ? "drawn" : "lost";
  };

  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault(); // says that we can restore, or the browser never offers it
    program = undefined;
    report("lost");
  });
  canvas.addEventListener("webglcontextrestored", () => {
    program = createRaysProgram(gl);
    report(draw());
  });

  const loop = createPacedLoop(
    levels.map(({ framesPerSecond }) => framesPerSecond),
    createPace(drawnLevel, best),
    (passedMs, level) => {
      const ms = Math.min(passedMs, LONGEST_STEP_MS);
      elapsed += ms;
      if (pointer) aim = approach(aim ?? pointer, pointer, ms);
      if (level !== drawnLevel) resize(level);
      draw();
    },
  );

  return {
    ...loop,
    isSoftware,

    show(next: RaysView) {
      view = next;
      resize(drawnLevel);
      return draw();
    },

    point(place: Point) {
      pointer = place;
    },
  };
}

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

const LONGEST_STEP_MS = 250; // after a stall the light goes on, it does not jump
const POINTER_LAG_MS = 400;
