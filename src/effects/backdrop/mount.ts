import { pause } from "../../runtime/pause";
import { watchSize } from "../../runtime/watch-size";
import { whileActive } from "../../runtime/while-active";
import { loadLetterFont } from "../letter-glitch/glyphs";
import { LETTERS } from "../letter-glitch/settings";
import { type RaysOrigin, scrollsWithPage } from "../light-rays/origins";
import { LIGHT_RAYS, RAYS_AFTER_MS, SHARE_ON_SCREEN } from "../light-rays/settings";
import { openLayers } from "./layers";
import type { Command, Layer } from "./renderer";
import { quietElements, readView } from "./view";

/** What a page may choose; the rest is in the engines' settings. */
export interface Look {
  /** Brightness of the letters; 1 is the home page. */
  level?: number | undefined;
  /** Which letters the first frame shows. */
  seed?: number | undefined;
  /** Strength of the rays; 0 leaves them out. */
  power?: number | undefined;
  /** Where the rays come from. */
  raysOrigin?: RaysOrigin | undefined;
}

/** Fills `host` with letters and, unless their power is 0, rays; `still` keeps their first frame. */
export async function mountBackdrop(
  host: HTMLElement,
  {
    level = LETTERS.level,
    seed = LETTERS.seed,
    power = LIGHT_RAYS.power,
    raysOrigin = LIGHT_RAYS.raysOrigin,
  }: Look,
  still: boolean,
  signal: AbortSignal,
) {
  // Without its styles it would stand before the words, not behind them.
  if (getComputedStyle(host).position === "static") return;
  const settings = { letters: { level, seed }, rays: { ...LIGHT_RAYS, power, raysOrigin } };
  const layers = openLayers(host, settings, () => show(), signal);
  const { boxes, send } = layers;
  boxes.rays.dataset.origin = raysOrigin;
  const show = () => send({ do: "show", view: readView(boxes, layers.hasWorker()) });

  await loadLetterFont(document.fonts); // so that whoever draws has it at hand
  if (signal.aborted) return;
  watchSize([boxes.letters, document.body, ...quietElements()], show, signal);
  addEventListener("scroll", () => send({ do: "scroll", scrollY }), { passive: true, signal });
  show();
  await layers.start("letters");
  if (!still) whileActive(boxes.letters, 0, (active) => play("letters", send, active), signal);
  if (power === 0) return;

  // Their shader is the heaviest thing to start, and should not meet the start of the rest.
  await pause(RAYS_AFTER_MS, signal);
  await layers.start("rays");
  if (still) return;
  const shine = (active: AbortSignal) => {
    play("rays", send, active);
    followMouse(raysOrigin, send, active);
  };
  whileActive(boxes.rays, SHARE_ON_SCREEN, shine, signal);
}

type Send = (command: Command) => void;

function play(layer: Layer, send: Send, active: AbortSignal) {
  send({ do: "play", layer });
  active.addEventListener("abort", () => send({ do: "rest", layer }));
}

function followMouse(origin: RaysOrigin, send: Send, active: AbortSignal) {
  const scrolls = scrollsWithPage(origin);
  addEventListener(
    "pointermove",
    ({ pointerType, pageX, pageY, clientX, clientY }) => {
      if (pointerType !== "mouse") return;
      const place = scrolls ? { x: pageX, y: pageY } : { x: clientX, y: clientY };
      send({ do: "point", place });
    },
    { passive: true, signal: active },
  );
}
