const TIMEOUT_MS = 15_000;
const MAX_PAGES = 200;
/** Link-preview images are referenced by complete URLs. */
const IMMUTABLE_FILE = /[" ](?:https?:\/\/[^/"\s]+)?(\/(?:assets|pictures|share)\/[^"\s,]+)/g;

export type LiveSite = Awaited<ReturnType<typeof liveSite>>;

/**
 * A running site: its pages, found by following links, and every file with a digest in its name that
 * they reference. `httpOrigin` is the same server over HTTP, if the site itself uses HTTPS.
 */
export async function liveSite(origin: string, httpOrigin?: string) {
  const pages = new Set(["/"]);
  const files = new Set<string>();
  for (const page of pages) {
    const html = await (await request(origin + page)).text();
    for (const [, link = ""] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) pages.add(link);
    for (const [, file = ""] of html.matchAll(IMMUTABLE_FILE)) files.add(file);
    if (pages.size > MAX_PAGES) break;
  }
  if (pages.size < 2 || files.size === 0)
    throw new Error("its home page has no links or no files of this site");
  const etag = (await request(`${origin}/`)).headers.get("ETag") ?? "none";
  return { origin, httpOrigin, etag, pages: [...pages], immutableFiles: [...files] };
}

/** Requests `url` without following redirects. */
export function request(url: string, options?: RequestInit) {
  return fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS), ...options });
}
