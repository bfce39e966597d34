import type { BackdropSettings } from "./settings.ts";

export type Layer = "letters" | "rays";

export type Point = Pick<DOMPoint, "x" | "y">;

/** A part of the page behind which letters are dimmed by `strength`, 0 to 1. */
export interface DimZone extends Pick<DOMRect, "left" | "top" | "right" | "bottom"> {
  strength: number;
}

/** The part of the page that the rays shine on. */
export interface RaysBox {
  width: number;
  height: number;
  isWide: boolean;
  target?: Point | undefined; // the point the light shines on; by default the middle of the box
}

/** What the page measures for the worker, in CSS pixels. */
export interface PageMeasurements {
  width: number;
  height: number;
  pixelRatio: number;
  scrollY: number; // the page's; the letters are fixed, the dim zones scroll
  dim: DimZone[];
  rays: RaysBox;
}

/** The first message to the worker, which replies once, after drawing the first frame. */
export interface StartMessage {
  type: "start";
  canvases: Record<Layer, OffscreenCanvas>;
  settings: BackdropSettings;
  view: PageMeasurements;
}

export type BackdropMessage =
  | StartMessage
  | { type: "view"; view: PageMeasurements }
  | { type: "pointer"; position: Point }
  | { type: "play" | "pause"; layer: Layer };
