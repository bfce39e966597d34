import { readFile } from "node:fs/promises";
import { colour } from "../pictures/colour.ts";
import { pictureFacts } from "../pictures/open.ts";
import { HEIGHT, type Layer, overlay, svg, WIDTH } from "./layer.ts";

interface Place {
  left: number;
  top: number;
  width: number;
}
interface Box extends Place {
  height: number;
}

/** How round phones cut an icon's corners, as a share of its width. */
export const ICON_CORNER = 0.22;

const COVER_RATIO = 1.5;
const SHELF_RATIO = 0.75;

/** A book: its shadow, its board, its cover, and the hinge along its spine. */
export async function book(coverFile: string, { left, top, width }: Place): Promise<Layer[]> {
  const height = width * COVER_RATIO;
  const box = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  return [
    shadow(`<rect ${box}/>`),
    overlay(`<rect ${box} fill="${colour("sheet-up")}"/>`),
    await whole(coverFile, { left, top, width, height }, 0.5),
    overlay(
      `<linearGradient id="hinge"><stop stop-opacity=".26"/>
      <stop offset=".016" stop-color="#fff" stop-opacity=".16"/>
      <stop offset=".04" stop-opacity=".16"/><stop offset=".064" stop-opacity="0"/>
      </linearGradient><rect ${box} fill="url(#hinge)"/>`,
    ),
  ];
}

/** A wide picture that stands at the right edge and fades into the backdrop on its left. */
export async function shelf(file: string): Promise<Layer[]> {
  const room = HEIGHT / SHELF_RATIO;
  const wide = await whole(file, { left: WIDTH - room, top: 0, width: room, height: HEIGHT }, 1);
  const { width, height } = wide;
  const fade = svg(
    width,
    height,
    `<linearGradient id="fade"><stop offset=".045" stop-opacity="0"/><stop offset=".13"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#fade)"/>`,
  );
  return [{ ...wide, mask: fade }];
}

/** A picture of any shape, whole, as large as its room; `across` is where it stands, 1 at the right. */
async function whole(file: string, room: Box, across: number): Promise<Layer> {
  const source = await readFile(file);
  const own = await pictureFacts(source);
  const scale = Math.min(room.width / own.width, room.height / own.height);
  const width = own.width * scale;
  const height = own.height * scale;
  return {
    source,
    left: room.left + (room.width - width) * across,
    top: room.top + (room.height - height) / 2,
    width,
    height,
  };
}

export async function die(file: string, { left, top, width }: Place): Promise<Layer[]> {
  const middle = `cx="${left + width / 2}" cy="${top + width * 0.56}"`;
  return [
    shadow(`<ellipse ${middle} rx="${width * 0.4}" ry="${width * 0.42}"/>`),
    await whole(file, { left, top, width, height: width }, 0.5),
  ];
}

/** The site's icon as it lies on a home screen. */
export async function icon(file: string, { left, top, width }: Place): Promise<Layer[]> {
  const corner = width * ICON_CORNER;
  const drawing = await whole(file, { left, top, width, height: width }, 0.5);
  const box = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${width}" rx="${corner}"`;
  return [
    shadow(`${box(left, top)}/>`),
    { ...drawing, mask: svg(width, width, `${box(0, 0)}/>`) },
    overlay(`${box(left, top)} fill="none" stroke="${colour("edge")}" stroke-width="2"/>`),
  ];
}

function shadow(shape: string) {
  return overlay(
    `<filter id="blur" x="-20%" y="-20%" width="140%" height="140%">
    <feGaussianBlur stdDeviation="18"/></filter>
    <g transform="translate(6 14)" opacity=".55" filter="url(#blur)">${shape}</g>`,
  );
}
