import type { ComponentProps } from "react";
import type { Picture as PictureFiles } from "../content/picture";

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet"> {
  picture: PictureFiles;
  alt: string;
  /** The slot's width in CSS, so that the browser picks the smallest file that is sharp. */
  sizes: string;
}

/** The shelf's slots are of this shape or wider, and cut nothing but wall from a picture of it. */
export const SHELF_RATIO = 4 / 3;

/** The class of a slot drawn for pictures of `ratio`, which may lose an edge; others stay whole. */
export function slotClass(name: string, { width, height }: PictureFiles, ratio: number) {
  return Math.abs(width / height - ratio) < 0.02 ? name : `${name} ${name}-whole`;
}

/** An image in the best format the browser knows, with its room reserved. */
export function Picture({ picture, alt, sizes, ...image }: PictureProps) {
  const { avif, src, width, height } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img src={src} width={width} height={height} alt={alt} decoding="async" {...image} />
    </picture>
  );
}
