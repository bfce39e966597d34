import { readFileSync } from "node:fs";
import { colour } from "../pictures/colour.ts";
import { HEIGHT, type Layer, overlay, svg, WIDTH } from "./layer.ts";

interface Place {
  left: number;
  top: number;
  width: number;
}

/** How round phones cut an icon's corners, as a share of its width. */
export const ICON_CORNER = 0.22;

const COVER_RATIO = 1.5;
const SHELF_RATIO = 0.75;

/** A book: its shadow, its cover, and the hinge along its spine. */
export function book(coverFile: string, { left, top, width }: Place): Layer[] {
  const height = width * COVER_RATIO;
  const box = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  return [
    shadow(`<rect ${box}/>`),
    picture(coverFile, { left, top, width, height }),
    overlay(
      `<linearGradient id="hinge"><stop stop-opacity=".26"/>
      <stop offset=".016" stop-color="#fff" stop-opacity=".16"/>
      <stop offset=".04" stop-opacity=".16"/><stop offset=".064" stop-opacity="0"/>
      </linearGradient><rect ${box} fill="url(#hinge)"/>`,
    ),
  ];
}

/** A wide picture that stands at the right edge and fades into the backdrop on its left. */
export function shelf(file: string): Layer[] {
  const width = HEIGHT / SHELF_RATIO;
  const fade = svg(
    width,
    HEIGHT,
    `<linearGradient id="fade"><stop stop-opacity="0"/><stop offset=".09"/></linearGradient>
    <rect width="${width}" height="${HEIGHT}" fill="url(#fade)"/>`,
  );
  return [{ ...picture(file, { left: WIDTH - width, top: 0, width, height: HEIGHT }), mask: fade }];
}

export function die(file: string, { left, top, width }: Place): Layer[] {
  const middle = `cx="${left + width / 2}" cy="${top + width * 0.56}"`;
  return [
    shadow(`<ellipse ${middle} rx="${width * 0.4}" ry="${width * 0.42}"/>`),
    picture(file, { left, top, width, height: width }),
  ];
}

/** The site's icon as it lies on a home screen. */
export function icon(file: string, { left, top, width }: Place): Layer[] {
  const corner = width * ICON_CORNER;
  const box = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${width}" rx="${corner}"`;
  return [
    shadow(`${box(left, top)}/>`),
    {
      ...picture(file, { left, top, width, height: width }),
      mask: svg(width, width, `${box(0, 0)}/>`),
    },
    overlay(`${box(left, top)} fill="none" stroke="${colour("edge")}" stroke-width="2"/>`),
  ];
}

function picture(file: string, box: Omit<Layer, "svg">): Layer {
  return { svg: readFileSync(file, "utf8"), ...box };
}

function shadow(shape: string) {
  return overlay(
    `<filter id="blur" x="-20%" y="-20%" width="140%" height="140%">
    <feGaussianBlur stdDeviation="18"/></filter>
    <g transform="translate(6 14)" opacity=".55" filter="url(#blur)">${shape}</g>`,
  );
}
