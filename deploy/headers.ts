export type Headers = Record<string, string>;

/** Headers for one path, or with a star at its end for all that begin so. */
export interface Rule {
  path: string;
  headers: Headers;
}

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
  "require-trusted-types-for": "'script'",
  "trusted-types": "default", // the one in src/app/trusted-types.ts
};

/** The service worker has no document, but fetches what it keeps for offline use. */
const workerPolicy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "connect-src": "'self'",
};

/** Hashed files carry a digest of their content in their names, and never change. */
const kept = { "Cache-Control": "public, max-age=31536000, immutable" };

/** What goes with every path, unless one of the exceptions says otherwise. */
export const everywhere: Headers = {
  "Content-Security-Policy": policy(pagePolicy),
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Sharing stays allowed by default; naming it makes Chromium on Linux complain.
  "Permissions-Policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), clipboard-write=(self)",
  "Cache-Control": "no-cache",
};

export const exceptions: Rule[] = [
  { path: "/assets/*", headers: kept },
  { path: "/pictures/*", headers: kept },
  // Pictures of links are there to be shown on other sites.
  { path: "/share/*", headers: { ...kept, "Cross-Origin-Resource-Policy": "cross-origin" } },
  { path: "/sw.js", headers: { "Content-Security-Policy": policy(workerPolicy) } },
  { path: "/manifest.webmanifest", headers: { "Content-Type": "application/manifest+json" } },
];

/** The one source of what every host sends; where two rules name a header, the later one wins. */
export const rules: Rule[] = [{ path: "/*", headers: everywhere }, ...exceptions];

/** Every header that goes with `path`. */
export function headersFor(path: string): Headers {
  return Object.assign({}, ...rules.filter((rule) => covers(rule, path)).map((r) => r.headers));
}

/** What a rule's path begins with, if it stands for many. */
export function folderOf({ path }: Rule) {
  return path.endsWith("*") ? path.slice(0, -1) : undefined;
}

function covers(rule: Rule, path: string) {
  const folder = folderOf(rule);
  return folder === undefined ? path === rule.path : path.startsWith(folder);
}

function policy(directives: Record<string, string>) {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
