import { useCallback, useState } from "react";
import type { Picture as PictureFiles } from "../content/model";
import { Picture } from "./picture";

interface BookCoverProps {
  cover: PictureFiles;
  sizes: string;
  /** True where the cover is not among the first things seen. */
  lazy?: boolean;
}

/** A book as an object; when its cover cannot be loaded, a book emoji stands in. */
export function BookCover({ cover, sizes, lazy = false }: BookCoverProps) {
  const [failed, setFailed] = useState(false);
  // An image that failed before hydration sends its error to nobody: look at it on arrival.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <div className={failed ? "book book--none" : "book"}>
      {failed ? (
        <span aria-hidden="true">📖</span>
      ) : (
        <Picture
          picture={cover}
          alt=""
          sizes={sizes}
          loading={lazy ? "lazy" : "eager"}
          fetchPriority="low" // words come first
          ref={look}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}
