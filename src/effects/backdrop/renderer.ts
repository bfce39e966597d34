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
  /** Of the frame loops: 0 on a machine that has not said it is slow. */
  startingLevel: number;
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

/**
 * Runs both engines; the same code runs in a worker and on the page. It remembers what was asked
 * of a layer before it started, so that one that moves here takes up where it stopped.
 */
export function createRenderer(settings: BackdropSettings, report: Report) {
  const rays = createRays();
  const playing = new Set<Layer>();
  let view: View | undefined;
  let letters: ReturnType<typeof startLetters>;
  let lightRays: ReturnType<typeof startLightRays>;

  const show = (layer: Layer) => {
    if (!view) return;
    const state = layer === "letters" ? letters?.show(view.letters) : lightRays?.show(view.rays);
    if (state) report(layer, state);
  };

  const start = (layer: Layer, canvas: HTMLCanvasElement | OffscreenCanvas) => {
    const { startingLevel } = settings;
    if (layer === "letters") {
      letters = startLetters(canvas, rays, settings.letters, startingLevel);
    } else {
      const told = (state: LayerState) => report("rays", state);
      lightRays = startLightRays(canvas, rays, settings.rays, startingLevel, told);
    }
    const engine = engineOf(layer);
    if (!engine) return report(layer, "refused");
    if (lightRays?.isSoftware) letters?.limit(LETTERS_SOFTWARE_LEVEL);
    show(layer);
    if (playing.has(layer)) engine.play();
  };

  const engineOf = (layer: Layer) => (layer === "letters" ? letters : lightRays);

  return (command: Command) => {
    switch (command.do) {
      case "start":
        return start(command.layer, command.canvas);
      case "show":
        view = command.view;
        // The letters are lit by the rays, also before these are drawn.
        if (!lightRays) moveRays(rays, STILL_MS, view.rays, settings.rays, undefined);
        show("rays");
        return show("letters");
      case "scroll":
        return letters?.scroll(command.scrollY);
      case "point":
        return lightRays?.point(command.place);
      case "play":
        playing.add(command.layer);
        break;
      case "rest":
        playing.delete(command.layer);
    }
    engineOf(command.layer)?.[command.do]();
  };
}
