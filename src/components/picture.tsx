import { type ComponentProps, useCallback, useState } from "react";
import type { PictureSources } from "../content/picture";

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "ref" | "onError"> {
  picture: PictureSources;
  alt: string;
  sizes: string;
  emoji?: string; // takes the room of a picture that cannot be loaded; most show books
}

/** The buy picture's slots have this shape or are wider: they crop only the wall above its books. */
export const SHELF_RATIO = 4 / 3;

/** On a page whose styles are missing, which otherwise give the size; the shape is a picture's own. */
const BARE_WIDTH = 300;

/** The class of a slot drawn for pictures of `ratio`, which may lose an edge; others stay whole. */
export function fitClass(name: string, { width, height }: PictureSources, ratio: number) {
  return Math.abs(width / height - ratio) < 0.02 ? name : `${name} ${name}-contain`;
}

export function Picture({ picture, alt, sizes, emoji = "📖", ...image }: PictureProps) {
  const { avif, src, width, height } = picture;
  const bareWidth = Math.min(width, BARE_WIDTH);
  const [failed, setFailed] = useState(false);
  // The error event may have fired before hydration.
  const checkLoaded = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) {
    return (
      <span
        className={`picture-emoji ${image.className ?? ""}`.trim()}
        style={{ aspectRatio: width / height }}
        {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      >
        {emoji}
      </span>
    );
  }
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        width={bareWidth}
        height={Math.round((bareWidth * height) / width)}
        alt={alt}
        decoding="async"
        {...image}
        ref={checkLoaded}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
