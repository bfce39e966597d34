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

/** Whether a decoded path is that of one book, known or not. */
export function isBookPath(path: string) {
  return /^\/book\/[^/]+\/?$/.test(path);
}

/** The file that answers a path which leads nowhere, with status 404. */
export function notFoundFile(path: string) {
  return isBookPath(decodedPath(path)) ? "book/404.html" : "404.html";
}
