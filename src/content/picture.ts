/** A picture as content names it: the build makes its files in these widths. */
export interface PictureFile {
  /** From the content folder on. */
  file: string;
  widths: number[];
}

/** A picture as a page shows it, in every format and size that the build made of it. */
export interface PictureSources {
  /** A `srcset`; a drawing has none. */
  avif?: string;
  /** For browsers without AVIF. */
  src: string;
  width: number;
  height: number;
}

/** What a component receives: every picture file has become its sources. */
export type WithPictures<T> = T extends PictureFile
  ? PictureSources
  : T extends object
    ? { [Key in keyof T]: WithPictures<T[Key]> }
    : T;

export function isPictureFile(value: unknown): value is PictureFile {
  return typeof value === "object" && value !== null && "file" in value && "widths" in value;
}
