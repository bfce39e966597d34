import { isWide } from "../../runtime/wide";
import { rasteriseGlyphs } from "../letter-glitch/glyphs";
import type { Glyphs } from "../letter-glitch/pixels";
import type { QuietZone } from "../letter-glitch/quiet";
import { CELLS, MAX_PIXEL_RATIO, MAX_PIXELS, MAX_RATIO_ON_PAGE } from "../letter-glitch/settings";
import type { Layer, View } from "./renderer";

/** Measures the page; the alphabet is rasterised again only when its size changes. */
export function createViewReader(boxes: Record<Layer, HTMLElement>) {
  let glyphs: Glyphs | undefined;
  return async (isSharp: boolean): Promise<View> => {
    const { clientWidth: width, clientHeight: height } = boxes.letters;
    const cell = isWide() ? CELLS.wide : CELLS.narrow;
    const pixelRatio = letterRatio(devicePixelRatio, width * height, isSharp);
    if (glyphs?.cell !== cell || glyphs.pixelRatio !== pixelRatio) {
      glyphs = await rasteriseGlyphs(cell, pixelRatio);
    }
    return {
      letters: { width, height, scrollY, quiet: quietElements().map(quietZone), glyphs },
      rays: {
        width: boxes.rays.clientWidth,
        height: boxes.rays.clientHeight,
        isWide: isWide(),
        pixelRatio: devicePixelRatio,
      },
    };
  };
}

/** Elements of the page that ask the letters behind them to be quiet, by `data-quiet`. */
export function quietElements() {
  return [...document.querySelectorAll<HTMLElement>("[data-quiet]")];
}

/** The screen's ratio, lowered to the cap and to what keeps the picture within its size. */
export function letterRatio(pixelRatio: number, area: number, isSharp: boolean) {
  const cap = isSharp ? MAX_PIXEL_RATIO : MAX_RATIO_ON_PAGE;
  return Math.min(pixelRatio, cap, Math.sqrt(MAX_PIXELS / area));
}

function quietZone(element: HTMLElement): QuietZone {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { opacity } = getComputedStyle(element); // words that cannot be seen need no quiet
  const strength = Number(element.dataset.quiet) * Number(opacity);
  return { left, top: top + scrollY, right, bottom: bottom + scrollY, strength };
}
