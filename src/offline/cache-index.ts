import { canonicalPath, pictureIn } from "../content/addresses";

/** Finds which kept file answers a path; every picture is kept in one size and format only. */
export function createCacheIndex(kept: readonly string[]) {
  const paths = new Set(kept);
  const pictures = new Map(kept.map((path) => [pictureIn(path)?.name, path]));

  return {
    /** The page's own address, which may differ from the one asked for. */
    page(path: string) {
      const page = canonicalPath(path);
      return paths.has(page) ? page : undefined;
    },

    /** The file itself, or for a picture any kept one of its name and format. */
    file(path: string) {
      if (paths.has(path)) return path;
      const picture = this.picture(path);
      const isSameFormat = picture && pictureIn(picture)?.format === pictureIn(path)?.format;
      return isSameFormat ? picture : undefined;
    },

    /** The same picture, but maybe in a format which an old browser does not know. */
    picture(path: string) {
      const name = pictureIn(path)?.name;
      return name && pictures.get(name);
    },
  };
}
