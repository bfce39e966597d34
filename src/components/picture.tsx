import { type ComponentProps, useState } from "react";
import type { PictureSources } from "../content-model/picture.ts";

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "ref" | "onError"> {
  picture: PictureSources;
  alt: string;
  sizes: string;
  emoji?: string; // shown instead of a picture that fails to load; a book by default
}

/** Caps the width attribute, which sets the displayed size if the stylesheet fails to load. */
const UNSTYLED_WIDTH = 300;

export function Picture({ picture, alt, sizes, emoji = "📖", ...image }: PictureProps) {
  const { avif, src, width, height } = picture;
  const unstyledWidth = Math.min(width, UNSTYLED_WIDTH);
  const [hasFailed, setFailed] = useState(false);

  if (hasFailed) {
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
        width={unstyledWidth}
        height={Math.round((unstyledWidth * height) / width)}
        alt={alt}
        decoding="async"
        {...image}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
