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
