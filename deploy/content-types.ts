/** Content types by file extension, for every server that can be configured. */
export const contentTypes: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  woff2: "font/woff2",
};

/** The content type of a path; a path without an extension is a page. */
export function contentTypeOf(path: string) {
  return contentTypes[/\.(\w+)$/.exec(path)?.[1] ?? "html"];
}

/**
 * Normalises a header for comparison: hosts differ in its case, in how they write the charset, and
 * in the type of .ico files.
 */
export function normalizeHeader(header = "") {
  return header
    .toLowerCase()
    .replace(/;\s*charset="?utf-8"?/, "; charset=utf-8")
    .replace("image/vnd.microsoft.icon", "image/x-icon")
    .replace(/^(application\/xml|text\/(javascript|css)).*/, "$1");
}
