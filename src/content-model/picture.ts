/** A picture named in the content; the build generates files in these widths. */
export interface ContentPicture {
  file: string; // relative to the content folder
  widths: number[];
}

/** The generated files of a picture. */
export interface PictureSources {
  avif?: string; // a `srcset`; absent for the site's own art, which is used as it is
  src: string;
  width: number;
  height: number;
}

/** A component's props, in which every picture file is replaced by its sources. */
export type WithPictureSources<T> = T extends ContentPicture
  ? PictureSources
  : T extends object
    ? { [Key in keyof T]: WithPictureSources<T[Key]> }
    : T;

/** Every picture in a value, with the path to it. */
export function picturesIn(value: unknown, path: string[] = []): [string[], ContentPicture][] {
  if (typeof value !== "object" || value === null) return [];
  if ("file" in value && "widths" in value) return [[path, value as ContentPicture]];
  return Object.entries(value).flatMap(([key, field]) => picturesIn(field, [...path, key]));
}
