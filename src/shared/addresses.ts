export function bookPath({ slug }: { slug: string }): `/book/${string}` {
  return `/book/${slug}`;
}

/** A picture's file carries its width, so that one can stand in for another, and its digest. */
export function pictureFile(name: string, width: number, digest: string, format: string) {
  return `pictures/${name}-${width}-${digest}.${format}`;
}

/** What a picture's file or path says of it; nothing for any other file. */
export function pictureIn(path: string) {
  const [, name, width, format] = /^\/?pictures\/(.+)-(\d+)-[\w-]{8}\.(\w+)$/.exec(path) ?? [];
  return name && format ? { name, width: Number(width), format } : undefined;
}

/** Whether a decoded path is that of one book, known or not. */
export function isBookPath(path: string) {
  return /^\/book\/[^/]+\/?$/.test(path);
}

/** A page has one address: plainly written, without `.html`, `/index` or needless slashes. */
export function canonicalPath(path: string) {
  const short = decodedPath(path)
    .replace(/\/{2,}/g, "/")
    .replace(/(\/index)?\.html$/, "")
    .replace(/\/$/, "");
  return short === "" || short === "/index" ? "/" : short;
}

/** A path as routes see it: `%2D` is a hyphen, and what means nothing stays as it is. */
export function decodedPath(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function pathOf(address: string) {
  return decodedPath(new URL(address).pathname);
}

/** Where the two failure screens lie: a book's slug can never be 404. */
export const FAILURE_PATHS = ["/404", bookPath({ slug: "404" })] as const;

/** The file that answers a path which leads nowhere, with status 404. */
export function notFoundFile(path: string) {
  const [anywhere, inBooks] = FAILURE_PATHS;
  return htmlFileOf(isBookPath(decodedPath(path)) ? inBooks : anywhere);
}

/** The module that holds what a page shows, made by `vite/content/plugin.ts`. */
export function dataModule(path: string) {
  return `virtual:content${path === "/" ? "/home" : path}`;
}

export function htmlFileOf(path: string) {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
