/** A picture as content names it: the build makes its files in these widths. */
export interface PictureFile {
  file: string; // from the content folder on
  widths: number[];
}

/** A picture as a page shows it, in every format and size that the build made of it. */
export interface PictureSources {
  avif?: string; // a `srcset`; a drawing has none
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

/** Every picture that a value holds, and the path to it. */
export function picturesIn(value: unknown, path: string[] = []): [string[], PictureFile][] {
  if (typeof value !== "object" || value === null) return [];
  if ("file" in value && "widths" in value) return [[path, value as PictureFile]];
  return Object.entries(value).flatMap(([key, field]) => picturesIn(field, [...path, key]));
}
