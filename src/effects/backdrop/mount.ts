import { watchSize } from "../../runtime/watch-size";
import { whileActive } from "../../runtime/while-active";
import { isWide } from "../../runtime/wide";
import {
  BACKDROP,
  type BackdropSettings,
  MAX_PIXEL_RATIO,
  MAX_PIXELS,
  RAYS_VISIBLE_SHARE,
  scrollsWithPage,
} from "./settings";
import type { Layer, Message, View } from "./view";

/**
 * Draws letters and rays into `host` from a worker; `data-state="ready"` once they are drawn. Until
 * then, and where the browser cannot, the styles show a still picture. `still` keeps the first frame.
 */
export function mountBackdrop(
  host: HTMLElement,
  look: Partial<BackdropSettings>,
  still: boolean,
  signal: AbortSignal,
) {
  // Without its styles it would stand before the words, not behind them.
  if (getComputedStyle(host).position === "static") return;
  const worker = createWorker();
  if (!worker) return;
  const settings = { ...BACKDROP, ...look };
  const boxes = { letters: appendCanvas(host, "letters"), rays: appendCanvas(host, "rays") };
  const send = (message: Message, moved: Transferable[] = []) => worker.postMessage(message, moved);
  const end = () => {
    worker.terminate();
    host.replaceChildren();
    delete host.dataset.state;
  };
  signal.addEventListener("abort", end);
  worker.addEventListener("error", (event) => {
    event.preventDefault(); // it is answered: the still picture comes back
    end();
  });
  worker.addEventListener("message", () => {
    host.dataset.state = "ready";
  });

  const canvases = {
    letters: boxes.letters.transferControlToOffscreen(),
    rays: boxes.rays.transferControlToOffscreen(),
  };
  send({ type: "start", canvases, settings }, Object.values(canvases));
  const resize = () => send({ type: "resize", view: measure(boxes) });
  resize();
  watchSize([boxes.letters, document.body, ...dimElements()], resize, signal);
  addEventListener("scroll", () => send({ type: "scroll", scrollY }), { passive: true, signal });
  if (still) return;

  const play = (layer: Layer, active: AbortSignal) => {
    send({ type: "play", layer });
    active.addEventListener("abort", () => send({ type: "pause", layer }));
  };
  whileActive(boxes.letters, 0, (active) => play("letters", active), signal);
  if (settings.power === 0) return;
  const scrolls = scrollsWithPage(settings.raysOrigin);
  const follow = ({ pointerType, pageX, pageY, clientX, clientY }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    send({ type: "point", place: scrolls ? { x: pageX, y: pageY } : { x: clientX, y: clientY } });
  };
  const shine = (active: AbortSignal) => {
    play("rays", active);
    addEventListener("pointermove", follow, { passive: true, signal: active });
  };
  whileActive(boxes.rays, RAYS_VISIBLE_SHARE, shine, signal);
}

/** Undefined where canvases cannot go to a worker, or there is none. */
function createWorker() {
  if (!("transferControlToOffscreen" in HTMLCanvasElement.prototype)) return undefined;
  try {
    return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined; // forbidden, or none left
  }
}

function appendCanvas(host: HTMLElement, layer: Layer) {
  const canvas = document.createElement("canvas");
  canvas.className = `backdrop-${layer}`;
  host.append(canvas);
  return canvas;
}

/** Elements that ask the letters behind them to be dimmed, by `data-dim`. */
function dimElements() {
  return [...document.querySelectorAll<HTMLElement>("[data-dim]")];
}

/** What the worker needs to know of the page. */
export function measure({ letters, rays }: Record<Layer, HTMLElement>): View {
  const { clientWidth: width, clientHeight: height } = letters;
  const sharpest = Math.sqrt(MAX_PIXELS / (width * height));
  const lit = document.querySelector("[data-lit]")?.getBoundingClientRect();
  return {
    width,
    height,
    isWide: isWide(),
    pixelRatio: Math.min(devicePixelRatio, MAX_PIXEL_RATIO, sharpest),
    scrollY,
    dim: dimElements().map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { opacity } = getComputedStyle(element); // words that cannot be seen need no dimming
      const strength = Number(element.dataset.dim) * Number(opacity);
      return { left, top: top + scrollY, right, bottom: bottom + scrollY, strength };
    }),
    rays: {
      width: rays.clientWidth,
      height: rays.clientHeight,
      isWide: isWide(),
      target: lit && { x: lit.x + lit.width / 2, y: lit.y + lit.height / 2 + scrollY },
    },
  };
}
