import type { BackdropSettings } from "./settings";

export type Layer = "letters" | "rays";

export interface Point {
  x: number;
  y: number;
}

/** A part of the page behind which letters are dimmed by `strength`, 0 to 1. */
export interface DimZone {
  left: number;
  top: number;
  right: number;
  bottom: number;
  strength: number;
}

/** The part of the page that the rays shine on. */
export interface RaysBox {
  width: number;
  height: number;
  isWide: boolean;
  /** What the light stands over and points at, in place of the middle of the box. */
  target?: Point | undefined;
}

/** What the page measures for the worker, in CSS pixels. */
export interface View {
  width: number;
  height: number;
  pixelRatio: number;
  /** How far the page is scrolled; letters stay, dim zones move with the page. */
  scrollY: number;
  dim: DimZone[];
  rays: RaysBox;
}

export interface Start {
  type: "start";
  canvases: Record<Layer, OffscreenCanvas>;
  settings: BackdropSettings;
  view: View;
}

/** From the page to the worker, which answers the first once it has drawn. */
export type Message =
  | Start
  | { type: "resize"; view: View }
  | { type: "scroll"; scrollY: number }
  | { type: "point"; place: Point }
  | { type: "play" | "pause"; layer: Layer };
