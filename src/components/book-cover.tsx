import type { PictureSources } from "../content/picture";
import { Picture } from "./picture";

interface BookCoverProps {
  cover: PictureSources;
  sizes: string;
  /** True where the cover is not among the first things seen. */
  lazy?: boolean;
}

/** A book as an object, with its hinge and its shadow. */
export function BookCover({ cover, sizes, lazy = false }: BookCoverProps) {
  return (
    <div className="book-cover" data-shared="cover">
      <Picture
        picture={cover}
        alt=""
        sizes={sizes}
        loading={lazy ? "lazy" : "eager"}
        fetchPriority="low" // words come first
      />
    </div>
  );
}
