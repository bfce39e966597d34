/** The one source of what every host sends: headers, cache rules and which screen a 404 shows. */

const pagePolicy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self'",
  "font-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "connect-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/** The service worker fetches what it keeps for offline use; nothing else may connect. */
const workerPolicy = { ...pagePolicy, "connect-src": "'self'" };

const everywhere = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Sharing stays allowed by default; naming it makes Chromium on Linux complain.
  "Permissions-Policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), clipboard-write=(self)",
};

/** Files whose names carry a hash of their content never change. */
const HASHED = /^\/(assets|pictures|share)\//;

/** Sharing pictures are made to be shown elsewhere. */
const FOR_OTHERS = /^\/share\//;

/** Every header that goes with `path`. */
export function headersFor(path: string): Record<string, string> {
  return {
    ...everywhere,
    ...(FOR_OTHERS.test(path) ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
    "Content-Security-Policy": policy(path === "/sw.js" ? workerPolicy : pagePolicy),
    "Cache-Control": HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
  };
}

/** The file that answers a path which leads nowhere, with status 404. */
export function notFoundFile(path: string) {
  return /^\/book\/[^/]+$/.test(path) ? "book/404.html" : "404.html";
}

/** A page has one address: without `.html`, `/index` or a slash at its end. */
export function canonicalPath(path: string) {
  const short = path.replace(/(\/index)?\.html$/, "").replace(/\/+$/, "");
  return short === "" || short === "/index" ? "/" : short;
}

function policy(directives: Record<string, string>) {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
