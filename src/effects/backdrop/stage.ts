import { type Letters, type LettersView, startLetters } from "../letter-glitch/engine";
import type { Glyphs } from "../letter-glitch/glyphs";
import type { LettersSettings } from "../letter-glitch/settings";
import { type LightRays, type RaysView, startLightRays } from "../light-rays/engine";
import { createRays, moveRays, type Point } from "../light-rays/rays";
import { type RaysSettings, STILL_MS } from "../light-rays/settings";

export type Part = "letters" | "rays";

export interface BackdropSettings {
  letters: LettersSettings;
  rays: RaysSettings;
}

export interface Scene {
  letters: LettersView;
  rays: RaysView;
  /** Missing when the browser does not let pixels be read; then there are no letters. */
  glyphs: Glyphs | undefined;
}

export type Command =
  | { do: "start"; part: Part; canvases: (HTMLCanvasElement | OffscreenCanvas)[] }
  | { do: "show"; scene: Scene }
  | { do: "scroll"; scrollY: number }
  | { do: "point"; place: Point }
  | { do: "play" | "rest"; part: Part };

/** Both engines behind one door, so that they run alike in a worker and on the page's thread. */
export function createStage(settings: BackdropSettings) {
  const rays = createRays();
  let letters: Letters | undefined;
  let lightRays: LightRays | undefined;

  /** Carries out a command; a start is answered with whether the browser allows it. */
  return (command: Command) => {
    switch (command.do) {
      case "start": {
        const [canvas] = command.canvases;
        if (command.part === "letters")
          letters = startLetters(command.canvases, rays, settings.letters);
        else lightRays = canvas && startLightRays(canvas, rays, settings.rays);
        return Boolean(command.part === "letters" ? letters : lightRays);
      }
      case "show":
        moveRays(rays, STILL_MS, command.scene.rays, settings.rays, undefined);
        lightRays?.show(command.scene.rays);
        if (command.scene.glyphs) letters?.show(command.scene.letters, command.scene.glyphs);
        break;
      case "scroll":
        letters?.scroll(command.scrollY);
        break;
      case "point":
        lightRays?.point(command.place);
        break;
      default:
        (command.part === "letters" ? letters : lightRays)?.[command.do]();
    }
    return true;
  };
}

export type Stage = ReturnType<typeof createStage>;
