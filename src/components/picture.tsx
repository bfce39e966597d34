import { type ComponentProps, useState } from "react";
import type { PictureSources } from "../content-model/picture.ts";

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "ref" | "onError"> {
  picture: PictureSources;
  alt: string;
  sizes: string;
  emoji?: string; // shown instead of a picture that fails to load; a book by default
}

export function Picture({ picture, alt, sizes, emoji = "📖", ...image }: PictureProps) {
  const { avif, src, width, height } = picture;
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
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...image}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
