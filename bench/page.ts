import { mountBackdrop } from "../src/effects/backdrop/mount";
import { startLightRays } from "../src/effects/light-rays/engine";
import { createRays } from "../src/effects/light-rays/rays";
import { LIGHT_RAYS } from "../src/effects/light-rays/settings";
import { isWide } from "../src/runtime/wide";
import { startBaselineLetters } from "./baseline-letters";

/** One effect alone on a page, chosen by the address: `?show=letters-worker`. */
const effects: Record<string, (host: HTMLElement) => void> = {
  "letters-worker": mountLetters,
  "letters-page"(host) {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
    mountLetters(host);
  },
  "letters-every-frame": (host) => startBaselineLetters(appendLetters(host), true),
  "letters-every-tick": (host) => startBaselineLetters(appendLetters(host), false),
  peer(host) {
    startBaselineLetters(appendLetters(host), true);
    playRays(host, 1, 60);
  },
  "rays-quarter": (host) => playRays(host, 1 / 4, 30),
  "rays-full": (host) => playRays(host, 1, 60),
  "still-quarter": (host) => showRays(host, 1 / 4, 30),
  "still-full": (host) => showRays(host, 1, 60),
};

const host = document.querySelector<HTMLElement>(".backdrop");
const show = new URLSearchParams(location.search).get("show") ?? "";
if (host) effects[show]?.(host);

function mountLetters(host: HTMLElement) {
  mountBackdrop(host, { power: 0 }, false, new AbortController().signal);
}

function playRays(host: HTMLElement, resolution: number, framesPerSecond: number) {
  showRays(host, resolution, framesPerSecond)?.play();
}

function showRays(host: HTMLElement, resolution: number, framesPerSecond: number) {
  const canvas = appendCanvas(host, "backdrop-rays");
  canvas.dataset.origin = LIGHT_RAYS.raysOrigin;
  // Every level is the same: what is compared with is not paced by the machine.
  const levels = Array.from({ length: 100 }, () => ({ framesPerSecond, resolution }));
  const rays = startLightRays(canvas, createRays(), LIGHT_RAYS, 0, () => {}, levels);
  const { clientWidth: width, clientHeight: height } = canvas;
  rays?.show({ width, height, isWide: isWide(), pixelRatio: devicePixelRatio });
  return rays;
}

function appendLetters(host: HTMLElement) {
  return appendCanvas(host, "backdrop-letters");
}

function appendCanvas(host: HTMLElement, className: string) {
  const canvas = document.createElement("canvas");
  canvas.className = className;
  canvas.dataset.state = "ready";
  host.append(canvas);
  return canvas;
}
