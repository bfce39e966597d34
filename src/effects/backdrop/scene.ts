import { WIDE_PX } from "../../runtime/wide";
import { type Glyphs, rasteriseGlyphs } from "../letter-glitch/glyphs";
import type { QuietZone } from "../letter-glitch/quiet";
import { CELLS, MAX_PIXEL_RATIO, MAX_PIXELS, MAX_RATIO_ON_PAGE } from "../letter-glitch/settings";
import type { Scene } from "./stage";

/** Measures the page for the stage; the alphabet is rasterised again only when its size changes. */
export function createSceneReader(inWorker: boolean) {
  let glyphs: Glyphs | undefined;
  return async (letters: HTMLElement, rays: HTMLElement | undefined): Promise<Scene> => {
    const { clientWidth: width, clientHeight: height } = letters;
    const cell = width >= WIDE_PX ? CELLS.wide : CELLS.narrow;
    const pixelRatio = letterRatio(devicePixelRatio, width * height, inWorker);
    if (glyphs?.cell !== cell || glyphs.pixelRatio !== pixelRatio) {
      glyphs = await rasteriseGlyphs(cell, pixelRatio);
    }
    return {
      letters: { width, height, scrollY, quiet: quietZones() },
      rays: {
        width: rays?.clientWidth ?? 0,
        height: rays?.clientHeight ?? 0,
        pixelRatio: devicePixelRatio,
      },
      glyphs,
    };
  };
}

/** Elements of the page that ask the letters behind them to be quiet, by `data-quiet`. */
export function quietElements() {
  return [...document.querySelectorAll<HTMLElement>("[data-quiet]")];
}

/** The screen's ratio, lowered to the cap and to what keeps the picture within its size. */
export function letterRatio(pixelRatio: number, area: number, inWorker: boolean) {
  const cap = inWorker ? MAX_PIXEL_RATIO : MAX_RATIO_ON_PAGE;
  return Math.min(pixelRatio, cap, Math.sqrt(MAX_PIXELS / area));
}

function quietZones(): QuietZone[] {
  return quietElements().map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left,
      top: top + scrollY,
      right,
      bottom: bottom + scrollY,
      strength: Number(element.dataset.quiet),
    };
  });
}
