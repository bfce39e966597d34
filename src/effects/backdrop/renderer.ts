import { isModest } from "../../runtime/machine";
import type { LayerState } from "../layer-state";
import { type LettersView, startLetters } from "../letter-glitch/engine";
import { LETTERS_SOFTWARE_LEVEL, type LettersSettings } from "../letter-glitch/settings";
import { type RaysView, startLightRays } from "../light-rays/engine";
import { createRays, moveRays, type Point } from "../light-rays/rays";
import { type RaysSettings, STILL_MS } from "../light-rays/settings";

export type Layer = "letters" | "rays";

export type Report = (layer: Layer, state: LayerState) => void;

export interface BackdropSettings {
  letters: LettersSettings;
  rays: RaysSettings;
}

/** What is known of the page. */
export interface View {
  letters: LettersView;
  rays: RaysView;
}

export type Command =
  | { do: "start"; layer: Layer; canvas: HTMLCanvasElement | OffscreenCanvas }
  | { do: "show"; view: View }
  | { do: "scroll"; scrollY: number }
  | { do: "point"; place: Point }
  | { do: "play" | "rest"; layer: Layer };

/** What is sent to a worker that draws, and what it answers. */
export type FromPage = Command | { do: "open"; settings: BackdropSettings };
export type ToPage = Parameters<Report>;

/**
 * Runs both engines; the same code runs in a worker and on the page. It remembers what was asked
 * of a layer before it started, so that one that moves here takes up where it stopped.
 */
export function createRenderer(settings: BackdropSettings, report: Report) {
  const startingLevel = isModest(navigator) ? 1 : 0;
  const rays = createRays();
  const playing = new Set<Layer>();
  const engines: Engines = {};
  let view: View | undefined;

  const show = (layer: Layer) => {
    if (!view) return;
    const state =
      layer === "letters" ? engines.letters?.show(view.letters) : engines.rays?.show(view.rays);
    if (state) report(layer, state);
  };

  const start = (layer: Layer, canvas: HTMLCanvasElement | OffscreenCanvas) => {
    if (layer === "letters") {
      engines.letters = startLetters(canvas, rays, settings.letters, startingLevel);
    } else {
      const told = (state: LayerState) => report("rays", state);
      engines.rays = startLightRays(canvas, rays, settings.rays, startingLevel, told);
    }
    if (!engines[layer]) return report(layer, "refused");
    if (engines.rays?.isSoftware) engines.letters?.limit(LETTERS_SOFTWARE_LEVEL);
    show(layer);
    if (playing.has(layer)) engines[layer]?.play();
  };

  return (command: Command) => {
    switch (command.do) {
      case "start":
        return start(command.layer, command.canvas);
      case "show":
        view = command.view;
        // The letters are lit by the rays, also before these are drawn.
        if (!engines.rays) moveRays(rays, STILL_MS, view.rays, settings.rays, undefined);
        show("rays");
        return show("letters");
      case "scroll":
        return engines.letters?.scroll(command.scrollY);
      case "point":
        return engines.rays?.point(command.place);
      case "play":
        playing.add(command.layer);
        break;
      case "rest":
        playing.delete(command.layer);
    }
    engines[command.layer]?.[command.do]();
  };
}

interface Engines {
  letters?: ReturnType<typeof startLetters>;
  rays?: ReturnType<typeof startLightRays>;
}
