import { pause } from "../../runtime/pause";
import { watchSize } from "../../runtime/watch-size";
import { whileActive } from "../../runtime/while-active";
import { bandRows } from "../letter-glitch/bands";
import { BANDS, type CellSize, LETTERS } from "../letter-glitch/settings";
import { LIGHT_RAYS, RAYS_AFTER_MS, SHARE_ON_SCREEN } from "../light-rays/settings";
import { openRemote } from "./remote";
import { createSceneReader, quietElements } from "./scene";
import { type Command, createStage, type Part, type Stage } from "./stage";

/** What a page may choose; the rest is in the engines' settings. */
interface Look {
  level?: number | undefined;
  seed?: number | undefined;
  power?: number | undefined;
}

type Send = (command: Command) => void;

/** A part of the backdrop, once the browser has said whether it may be drawn. */
interface Started {
  element: HTMLElement;
  canvases: HTMLCanvasElement[];
  allowed: boolean;
  inWorker: boolean;
}

/** Fills `host` with letters and, unless their power is 0, rays; `still` keeps their first frame. */
export async function mountBackdrop(
  host: HTMLElement,
  { level = LETTERS.level, seed = LETTERS.seed, power = LIGHT_RAYS.power }: Look,
  still: boolean,
  signal: AbortSignal,
) {
  // Without its styles it would stand before the words, not behind them.
  if (getComputedStyle(host).position === "static") return;
  const settings = { letters: { level, seed }, rays: { ...LIGHT_RAYS, power } };
  const remote = openRemote(settings, signal);
  const local = createStage(settings);
  const send: Send = (command) => {
    remote?.send(command);
    local(command);
  };
  signal.addEventListener("abort", () => {
    local({ do: "rest", part: "letters" });
    local({ do: "rest", part: "rays" });
    host.replaceChildren();
  });

  const letters = await start("letters", host, remote, local);
  let rays: Started | undefined;
  const readScene = createSceneReader(letters.inWorker);
  let measured = 0;
  const show = async () => {
    const turn = ++measured;
    const scene = await readScene(letters.element, rays?.element);
    if (signal.aborted || turn !== measured) return;
    const { glyphs } = scene;
    if (glyphs) setHeights(letters.canvases, scene.letters.height, glyphs.cell);
    send({ do: "show", scene });
    setState(letters.element, letters.allowed && Boolean(glyphs));
    if (rays) setState(rays.element, rays.allowed);
  };
  // Watched before it is measured, so that no change in between is missed.
  watchSize([letters.element, document.body, ...quietElements()], show, signal);
  await show();
  if (signal.aborted) return;

  addEventListener("scroll", () => send({ do: "scroll", scrollY }), { passive: true, signal });
  if (letters.allowed && !still) {
    whileActive(letters.element, 0, (active) => play("letters", send, active), signal);
  }
  if (settings.rays.power === 0) return;

  // Their shader is the heaviest thing to start, and should not meet the start of the rest.
  await pause(RAYS_AFTER_MS, signal);
  rays = await start("rays", host, remote, local);
  await show();
  if (!rays.allowed || still || signal.aborted) return;
  const shine = (active: AbortSignal) => {
    play("rays", send, active);
    if (settings.rays.followMouse) followMouse(send, active);
  };
  whileActive(rays.element, SHARE_ON_SCREEN, shine, signal);
}

/** Tries the worker first, then the page's thread on fresh canvases: those handed over are gone. */
async function start(
  part: Part,
  host: HTMLElement,
  remote: ReturnType<typeof openRemote>,
  local: Stage,
): Promise<Started> {
  if (remote) {
    const { element, canvases } = appendPart(part, host);
    if (await remote.start(part, canvases))
      return { element, canvases, allowed: true, inWorker: true };
    element.remove();
  }
  const { element, canvases } = appendPart(part, host);
  const allowed = local({ do: "start", part, canvases });
  return { element, canvases, allowed, inWorker: false };
}

function appendPart(part: Part, host: HTMLElement) {
  const element = document.createElement("div");
  const count = part === "letters" ? BANDS : 1;
  const canvases = Array.from({ length: count }, () => document.createElement("canvas"));
  element.className = `backdrop-${part}`;
  element.append(...canvases);
  host.append(element);
  return { element, canvases };
}

function setHeights(canvases: HTMLCanvasElement[], height: number, cell: CellSize) {
  for (const { style } of canvases) style.height = `${bandRows(height, cell) * cell.height}px`;
}

function setState(element: HTMLElement, allowed: boolean) {
  element.dataset.state = allowed ? "ready" : "fallback";
}

function play(part: Part, send: Send, active: AbortSignal) {
  send({ do: "play", part });
  active.addEventListener("abort", () => send({ do: "rest", part }));
}

function followMouse(send: Send, active: AbortSignal) {
  addEventListener(
    "pointermove",
    ({ pointerType, pageX, pageY }) => {
      if (pointerType === "mouse") send({ do: "point", place: { x: pageX, y: pageY } });
    },
    { passive: true, signal: active },
  );
}
