import { isWide } from "../../runtime/wide";
import type { QuietZone } from "../letter-glitch/quiet";
import { MAX_PIXEL_RATIO, MAX_PIXELS, MAX_RATIO_ON_PAGE } from "../letter-glitch/settings";
import type { Layer, View } from "./renderer";

/** Measures the page. */
export function readView(boxes: Record<Layer, HTMLElement>, isSharp: boolean): View {
  const { clientWidth: width, clientHeight: height } = boxes.letters;
  return {
    letters: {
      width,
      height,
      isWide: isWide(),
      pixelRatio: letterRatio(devicePixelRatio, width * height, isSharp),
      scrollY,
      quiet: quietElements().map(quietZone),
    },
    rays: {
      width: boxes.rays.clientWidth,
      height: boxes.rays.clientHeight,
      isWide: isWide(),
      pixelRatio: devicePixelRatio,
    },
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
