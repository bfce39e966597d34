import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CSSProperties } from "react";
import satori, { type SatoriNode } from "satori";
import sharp from "sharp";
import { readPicture } from "../content-reader/read-picture.ts";
import type { OgImage } from "../src/content-model/page-definition.ts";
import { cached, shortDigest } from "./pictures.ts";
import { tokenColor } from "./token-color.ts";

const SIZE = { width: 1200, height: 630 };
const FONTS = (["normal", "italic"] as const).map((style) => {
  const data = readFileSync(`build/link-preview-fonts/redaction-latin-400-${style}.woff2`);
  return { name: "Redaction", style, data };
});
const BACKDROP_FILE = "src/art/og-backdrop.svg";
const OWN_FILES = ["build/link-preview.tsx", "src/styles/tokens.css", BACKDROP_FILE];
/** The boxes of one cover or two, each one and a half times as tall as wide. */
const ALONE = { left: 786, top: 60, width: 340, height: 510 };
const IN_FRONT = { left: 694, top: 150, width: 330, height: 495 };
const BEHIND = { left: 864, top: 92, width: 300, height: 450 };
/** The boxes of a drawing and of the wide picture. */
const DRAWING_BOX = { left: 790, top: 165, width: 300, height: 300 };
const WIDE_PICTURE_BOX = { left: 360, top: 0, width: 840, height: 630 };
/** The boxes of text: beside a cover or a drawing, beside two covers, beside the wide picture. */
const TEXT_BOX = { left: 74, top: 163, width: 660, height: 374 };
const WIDTH_BESIDE_TWO = 590;
const WIDTH_BESIDE_WIDE_PICTURE = 318;
const MAX_FONT_PX = 132;
const MIN_FONT_PX = 44;
const FONT_STEP_PX = 6;
const SUBTITLE_STYLE: CSSProperties = { fontSize: 43, fontStyle: "italic", marginTop: 24 };
const SHADOW = { boxShadow: "6px 14px 36px rgba(0, 0, 0, 0.55)" };
const BORDER = { border: `2px solid ${tokenColor("control-border")}` };
const ROUNDED = { ...SHADOW, ...BORDER, borderRadius: 66 };
const FADE = { maskImage: "linear-gradient(to right, transparent 4.5%, black 13%)" };

type Box = typeof TEXT_BOX;

/** Draws a page's link-preview image, or takes it from the cache. */
export async function ogImage(folder: string, name: string, given: OgImage) {
  const { covers = [], widePicture, drawing } = given;
  const [title = "", subtitle] = await Promise.all(
    [given.title, given.subtitle ?? ""].map(drawableText),
  );
  const image = { ...given, title, subtitle };
  const [front, behind] = covers.map(({ file }) => join(folder, file));
  const pictures: [file: string, Box, CSSProperties][] = [];
  if (widePicture) pictures.push([join(folder, widePicture.file), WIDE_PICTURE_BOX, FADE]);
  if (behind) pictures.push([behind, BEHIND, SHADOW]);
  if (front) pictures.push([front, behind ? IN_FRONT : ALONE, SHADOW]);
  if (drawing)
    pictures.push([`src/art/${drawing}.svg`, DRAWING_BOX, drawing === "icon" ? ROUNDED : {}]);
  const width = widePicture
    ? WIDTH_BESIDE_WIDE_PICTURE
    : behind
      ? WIDTH_BESIDE_TWO
      : TEXT_BOX.width;
  const files = [...OWN_FILES, ...pictures.map(([file]) => file)];
  const sources = await Promise.all(files.map((file) => readFile(file)));
  const bytes = await cached([JSON.stringify(image), ...sources], async () => {
    const text = await fittingText(image, { ...TEXT_BOX, width });
    const shown = await Promise.all(
      pictures.map(([file, box, style]) => picture(file, box, style)),
    );
    const content = <div style={{ ...SIZE, display: "flex" }}>{[text, ...shown]}</div>;
    const svg = await satori(content, { ...SIZE, fonts: FONTS });
    return sharp(await readFile(BACKDROP_FILE))
      .composite([{ input: Buffer.from(svg) }])
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer();
  });
  return { fileName: `share/${name}-${shortDigest(bytes)}.jpg`, bytes };
}

/** Title, caret and subtitle at the largest size that fits the box. */
async function fittingText(image: OgImage, box: Box) {
  const right = box.left + box.width;
  for (let size = MAX_FONT_PX; size > MIN_FONT_PX; size -= FONT_STEP_PX) {
    let isFitting = true;
    const onNodeDetected = ({ key, left, width, height }: SatoriNode) => {
      const isTooTall = key === "text" && height > box.height;
      if (isTooTall || left + width > right + 1) isFitting = false;
    };
    await satori(textBlock(image, box, size), { ...SIZE, fonts: FONTS, onNodeDetected });
    if (isFitting) return textBlock(image, box, size);
  }
  return textBlock(image, box, MIN_FONT_PX);
}

function textBlock(image: OgImage, box: Box, fontSize: number) {
  const { title, subtitle, caretColor: caret = "primary" } = image;
  const column: CSSProperties = { display: "flex", flexDirection: "column" };
  // One box per word, so that a word wider than its line is detected.
  const line: CSSProperties = { display: "flex", flexWrap: "wrap", columnGap: fontSize * 0.27 };
  const words = typographic(title).split(" ");
  return (
    <div key="box" style={{ ...absoluteBox(box), ...column, justifyContent: "center" }}>
      <div key="text" style={{ ...column, fontFamily: "Redaction" }}>
        <div style={{ ...line, fontSize, color: tokenColor("text"), lineHeight: 0.95 }}>
          {words.map((word, index) => (
            <div key={word} style={{ display: "flex", letterSpacing: "-0.018em" }}>
              {word}
              {index === words.length - 1 && <span style={{ color: tokenColor(caret) }}>|</span>}
            </div>
          ))}
        </div>
        {subtitle && (
          <div style={{ color: tokenColor("text-muted"), ...SUBTITLE_STYLE }}>
            {typographic(subtitle)}
          </div>
        )}
      </div>
    </div>
  );
}

/** A picture of any proportions, uncropped and centred in its box. */
async function picture(file: string, box: Box, style: CSSProperties) {
  const { draw, width, height } = await readPicture(file);
  const scale = Math.min(box.width / width, box.height / height);
  const size = { width: width * scale, height: height * scale };
  const left = box.left + (box.width - size.width) / 2;
  const top = box.top + (box.height - size.height) / 2;
  const bytes = await draw(size.width).png({ compressionLevel: 1 }).toBuffer();
  const src = `data:image/png;base64,${bytes.toString("base64")}`;
  return (
    <img key={file} alt="" src={src} style={{ ...absoluteBox({ left, top, ...size }), ...style }} />
  );
}

function absoluteBox({ left, top, width, height }: Box): CSSProperties {
  return { position: "absolute", display: "flex", left, top, width, height };
}

function typographic(text: string) {
  return text.replaceAll("'", "’");
}

/** `text`, or nothing if the fonts lack one of its letters; the cover then shows it. */
async function drawableText(text: string) {
  let isDrawable = true;
  const loadAdditionalAsset = async () => {
    isDrawable = false; // called for letters that no font has
    return [];
  };
  await satori(text, { ...SIZE, fonts: FONTS, loadAdditionalAsset });
  return isDrawable ? text : "";
}
