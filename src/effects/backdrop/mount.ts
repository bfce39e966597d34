import { motionPreference } from "../../runtime/motion-preference.ts";
import { whileMotionAllowed } from "../../runtime/while-motion-allowed.ts";
import type { BackdropMessage, Layer, PageMeasurements } from "./messages.ts";
import type { BackdropSettings } from "./settings.ts";
import { MAX_PIXEL_RATIO, RAYS_VISIBLE_FRACTION, WIDE_QUERY } from "./settings.ts";

/** Draws into `host` from a worker; CSS shows a still gradient until `data-state="ready"`. */
export function mountBackdrop(host: HTMLElement, settings: BackdropSettings, signal: AbortSignal) {
  const worker = new Worker(new URL("./worker/worker.ts", import.meta.url), { type: "module" });
  const send = (message: BackdropMessage, moved: Transferable[] = []) =>
    worker.postMessage(message, moved);
  signal.addEventListener("abort", () => {
    worker.terminate();
    host.replaceChildren();
    delete host.dataset.state;
  });
  worker.addEventListener("message", () => {
    host.dataset.state = "ready";
  });

  const letters = appendCanvas(host, "letters");
  const rays = appendCanvas(host, "rays");
  const canvases = {
    letters: letters.transferControlToOffscreen(),
    rays: rays.transferControlToOffscreen(),
  };
  const update = () => send({ type: "view", view: measure(letters, rays) });
  send(
    { type: "start", canvases, settings, view: measure(letters, rays) },
    Object.values(canvases),
  );
  const sizes = new ResizeObserver(update);
  for (const element of [letters, document.body, ...dimElements()]) sizes.observe(element);
  signal.addEventListener("abort", () => sizes.disconnect());
  // The motion switch moves text but resizes none; React renders the change before the next frame.
  motionPreference.subscribe(() => requestAnimationFrame(update), signal);
  addEventListener("scroll", update, { passive: true, signal });
  if (settings.isStill) return;

  const play = (layer: Layer, active: AbortSignal) => {
    send({ type: "play", layer });
    active.addEventListener("abort", () => send({ type: "pause", layer }));
  };
  whileMotionAllowed(letters, 0, (active) => play("letters", active), signal);
  if (settings.power === 0) return;
  const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
    const { left, top } = rays.getBoundingClientRect();
    const position = { x: clientX - left, y: clientY - top };
    if (pointerType === "mouse") send({ type: "pointer", position });
  };
  const shine = (active: AbortSignal) => {
    play("rays", active);
    addEventListener("pointermove", follow, { passive: true, signal: active });
  };
  whileMotionAllowed(rays, RAYS_VISIBLE_FRACTION, shine, signal);
}

function appendCanvas(host: HTMLElement, layer: Layer) {
  const canvas = document.createElement("canvas");
  canvas.className = `backdrop-${layer}`;
  host.append(canvas);
  return canvas;
}

function dimElements() {
  return [...document.querySelectorAll<HTMLElement>("[data-backdrop-dim]")];
}

function measure(letters: HTMLElement, rays: HTMLElement): PageMeasurements {
  const lit = document.querySelector("[data-backdrop-target]")?.getBoundingClientRect();
  return {
    width: letters.clientWidth,
    height: letters.clientHeight,
    pixelRatio: Math.min(devicePixelRatio, MAX_PIXEL_RATIO),
    scrollY,
    dim: dimElements().map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { opacity } = getComputedStyle(element); // invisible text needs no dimming
      const strength = Number(element.dataset.backdropDim) * Number(opacity);
      return { left, top: top + scrollY, right, bottom: bottom + scrollY, strength };
    }),
    rays: {
      width: rays.clientWidth,
      height: rays.clientHeight,
      isWide: matchMedia(WIDE_QUERY).matches,
      target: lit && { x: lit.x + lit.width / 2, y: lit.y + lit.height / 2 + scrollY },
    },
  };
}
