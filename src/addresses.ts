/** A page has one address: without `.html`, `/index`, doubled slashes or one at its end. */
export function canonicalPath(path: string) {
  const short = path
    .replace(/\/{2,}/g, "/")
    .replace(/(\/index)?\.html$/, "")
    .replace(/\/$/, "");
  return short === "" || short === "/index" ? "/" : short;
}

/** Whether a path is that of one book, known or not. */
export function isBookPath(path: string) {
  return /^\/book\/[^/]+\/?$/.test(path);
}

/** The file that answers a path which leads nowhere, with status 404. */
export function notFoundFile(path: string) {
  return isBookPath(path) ? "book/404.html" : "404.html";
}
