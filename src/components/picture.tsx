import type { ComponentProps } from "react";
import type { Picture as PictureFiles } from "../content/picture";

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet"> {
  picture: PictureFiles;
  alt: string;
  /** The slot's width in CSS, so that the browser picks the smallest file that is sharp. */
  sizes: string;
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
