import type { Picture } from "../content/picture";
import { BookPicture } from "./book-picture";

interface BookCoverProps {
  cover: Picture;
  sizes: string;
  /** True where the cover is not among the first things seen. */
  lazy?: boolean;
}

/** A book as an object, with its hinge and its shadow. */
export function BookCover({ cover, sizes, lazy = false }: BookCoverProps) {
  return (
    <div className="book-cover" data-shared="cover">
      <BookPicture
        picture={cover}
        alt=""
        sizes={sizes}
        loading={lazy ? "lazy" : "eager"}
        fetchPriority="low" // words come first
      />
    </div>
  );
}
