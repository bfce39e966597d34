import type { RaysBox } from "./light";
import type { BackdropSettings } from "./settings";
import type { DimZone } from "./shade";

export type Layer = "letters" | "rays";

export interface Point {
  x: number;
  y: number;
}

/** What the page measures for the worker, in CSS pixels. */
export interface View {
  width: number;
  height: number;
  isWide: boolean;
  pixelRatio: number;
  /** How far the page is scrolled; letters stay, dim zones move with the page. */
  scrollY: number;
  dim: DimZone[];
  rays: RaysBox;
}

/** From the page to the worker, which answers "ready" once a view is drawn. */
export type Message =
  | { type: "start"; canvases: Record<Layer, OffscreenCanvas>; settings: BackdropSettings }
  | { type: "resize"; view: View }
  | { type: "scroll"; scrollY: number }
  | { type: "point"; place: Point }
  | { type: "play" | "pause"; layer: Layer };
