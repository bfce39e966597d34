import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CSSProperties, ReactNode } from "react";
import satori, { type SatoriNode } from "satori";
import sharp from "sharp";
import type { OgImage } from "../src/content/page.ts";
import { cached, digest, type MadeFile, openPicture } from "./pictures.ts";
import { tokenColour } from "./token-colour.ts";

const SIZE = { width: 1200, height: 630 };
const ART = "src/art";
/** Where books stand, one alone or two, each one and a half times as tall as wide. */
const ALONE = { left: 786, top: 60, width: 340, height: 510 };
const IN_FRONT = { left: 694, top: 150, width: 330, height: 495 };
const BEHIND = { left: 864, top: 92, width: 300, height: 450 };
const OBJECT = { left: 790, top: 165, width: 300, height: 300 };
const SHELF = { left: 360, top: 0, width: 840, height: 630 };
const WORDS = { left: 74, top: 163, width: 590, height: 374 };
const BESIDE_SHELF = 318;
const LARGEST = 140;
const SMALLEST = 44;

type Box = typeof WORDS;

const fonts = (["normal", "italic"] as const).map((style) => ({
  name: "Redaction",
  style,
  data: readFileSync(`vite/og-fonts/redaction-latin-400-${style}.woff2`),
}));

/** Draws the picture that a page's link previews show, or takes it from an earlier build. */
export async function ogImage(folder: string, name: string, image: OgImage): Promise<MadeFile> {
  const { title, note, colour: caret = "primary", books = [], shelf, object } = image;
  const [front, behind] = books.map(({ file }) => join(folder, file));
  const pictures = [
    shelf && (await picture(join(folder, shelf.file), SHELF, FADE)),
    behind && (await picture(behind, BEHIND, SHADOW)),
    front && (await picture(front, behind ? IN_FRONT : ALONE, SHADOW)),
    object && (await picture(`${ART}/${object}.svg`, OBJECT, object === "icon" ? ROUNDED : {})),
  ];
  const box = shelf ? { ...WORDS, width: BESIDE_SHELF } : WORDS;
  const words = (size: number) => (
    <div style={{ ...place(box), flexDirection: "column", justifyContent: "center" }}>
      <div
        key="words"
        style={{ display: "flex", flexDirection: "column", fontFamily: "Redaction" }}
      >
        <div style={{ display: "block", fontSize: size, color: tokenColour("paper"), ...TITLE }}>
          {typographic(title)}
          <span style={{ color: tokenColour(caret) }}>|</span>
        </div>
        {note && <div style={{ color: tokenColour("paper-2"), ...NOTE }}>{typographic(note)}</div>}
      </div>
    </div>
  );
  const all = [words(await fittingSize(box, words)), ...pictures];
  const svg = await satori(<div style={{ ...SIZE, display: "flex" }}>{all}</div>, {
    ...SIZE,
    fonts,
  });
  const backdrop = await readFile(`${ART}/share-backdrop.svg`);
  const bytes = await cached([backdrop, svg], () =>
    sharp(backdrop)
      .composite([{ input: Buffer.from(svg) }])
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  );
  return { fileName: `share/${name}-${digest(bytes)}.jpg`, bytes };
}

const TITLE = { lineHeight: 0.95, letterSpacing: "-0.018em", wordSpacing: "0.06em" };
const NOTE: CSSProperties = { fontSize: 45, fontStyle: "italic", marginTop: 24 };
const SHADOW = { boxShadow: "6px 14px 36px rgba(0, 0, 0, 0.55)" };
const ROUNDED = { ...SHADOW, borderRadius: 66, border: `2px solid ${tokenColour("edge")}` };
const FADE = { maskImage: "linear-gradient(to right, transparent 4.5%, black 13%)" };

/** A picture of any shape, whole, in its place. */
async function picture(file: string, box: Box, style: CSSProperties) {
  const { draw, width, height } = await openPicture(file);
  const scale = Math.min(box.width / width, box.height / height);
  const bytes = await draw(width * scale)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const [left, top] = [box.width - width * scale, box.height - height * scale];
  const whole = {
    left: box.left + left / 2,
    top: box.top + top / 2,
    width: width * scale,
    height: height * scale,
  };
  const src = `data:image/png;base64,${bytes.toString("base64")}`;
  return <img key={file} alt="" src={src} style={{ ...place(whole), ...style }} />;
}

/** The largest size at which words keep within their box. */
async function fittingSize({ left, width, height }: Box, words: (size: number) => ReactNode) {
  for (let size = LARGEST; size > SMALLEST; size -= 6) {
    let fits = true;
    const onNodeDetected = (node: SatoriNode) => {
      if (node.left + node.width > left + width + 1) fits = false;
      if (node.key === "words" && node.height > height) fits = false;
    };
    await satori(words(size), { ...SIZE, fonts, onNodeDetected });
    if (fits) return size;
  }
  return SMALLEST;
}

function place({ left, top, width, height }: Box): CSSProperties {
  return { position: "absolute", display: "flex", left, top, width, height };
}

function typographic(text: string) {
  return text.replaceAll("'", "’");
}
