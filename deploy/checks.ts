import { htmlFileOf } from "../src/shared/paths.ts";
import { contentTypeOf, normalizeHeader } from "./content-types.ts";
import { type HeaderMap, headersFor } from "./headers.ts";
import { type LiveSite, request } from "./live-site.ts";

export interface Check {
  title: string;
  /** Set if some hosts cannot pass this check: why the site works without it. */
  harmlessBecause?: string;
  expectations: Expectation[];
}

/** A request, and what its response must have. */
interface Expectation {
  path: string;
  /** Defaults to the site's own. */
  origin?: string;
  send?: HeaderMap;
  statuses?: number[];
  headers?: Record<string, string | RegExp | undefined>;
  /** Text that the body contains. */
  text?: string;
  /** The path and query of a redirect's target. */
  target?: string;
}

/** One file of each type at the root. */
const ROOT_FILES = ["/sw.js", "/manifest.webmanifest", "/favicon.ico", "/sitemap.xml"];

/** Paths that some servers turn into the URL of another host. */
const OFF_SITE = ["//other.example/", "/%2fother.example/", "/%5cother.example/", "//buy-books/"];

/** The checks of `npm start`, nginx and Caddy in tests, and of `npm run deploy:check`. */
export function checksOf({ httpOrigin, etag, pages, immutableFiles }: LiveSite): Check[] {
  const texts = ["/", ...immutableFiles.filter((file) => /\.(js|css)$/.test(file))];
  return [
    {
      title: "every page and file has its type and every header",
      expectations: [...pages, ...immutableFiles, ...ROOT_FILES].map(ok),
    },
    {
      title: "text is compressed with Brotli, and with gzip for clients without it",
      expectations: texts.flatMap((path) => [compressed(path, "br"), compressed(path, "gzip")]),
    },
    {
      title: "an unchanged page is not sent again",
      expectations: [{ path: "/", send: { "If-None-Match": etag }, statuses: [304] }],
    },
    {
      title: "unknown paths have the status 404",
      expectations: ["/nope", "/BUY-BOOKS", "/book", "/nope.html", "/nope/"].map(notFound),
    },
    {
      title: "unknown books have their own not-found page",
      harmlessBecause: "the app shows the right page as soon as it has loaded",
      expectations: ["/book/nope", "/book/nope/"].map(bookNotFound),
    },
    {
      title: "responses for missing files are not cached",
      harmlessBecause: "this host publishes all files at once, so none is missing in between",
      expectations: ["/assets/nope.js", "/pictures/nope.avif", "/share/nope.jpg"].map(notFound),
    },
    {
      title: ".html and a trailing slash redirect to the page's URL",
      harmlessBecause: "the app corrects the URL, and the page names it to search engines",
      expectations: [
        ...pages.map((path) => redirected(`/${htmlFileOf(path)}`, path)),
        ...pages.slice(1).map((path) => redirected(`${path}/`, path)),
      ],
    },
    {
      title: "no redirect leads off the site",
      expectations: OFF_SITE.map((path) => ({ path })),
    },
    {
      title: "HTTP redirects to HTTPS",
      expectations: httpOrigin
        ? [{ ...redirected("/buy-books", "/buy-books"), origin: httpOrigin }]
        : [],
    },
  ];
}

function ok(path: string): Expectation {
  const headers = { ...headersFor(path), "Content-Type": contentTypeOf(path) };
  return { path, statuses: [200], headers };
}

function compressed(path: string, encoding: string): Expectation {
  const headers = { "Content-Encoding": encoding, Vary: /accept-encoding/i };
  return { path, send: { "Accept-Encoding": encoding }, headers };
}

function notFound(path: string): Expectation {
  return { ...ok("/404.html"), path, statuses: [404], text: 'data-page="/404"' };
}

function bookNotFound(path: string): Expectation {
  return { ...notFound(path), text: 'data-page="/book/404"' };
}

/** Expects a permanent redirect that keeps the query. */
function redirected(path: string, to: string): Expectation {
  const query = "?from=mail&a=%2F";
  return { path: path + query, statuses: [301, 308], target: to + query };
}

/** The differences between a site's responses and what a check expects. */
export async function faultsOf({ expectations }: Check, site: LiveSite) {
  const { hostname, protocol } = new URL(site.origin);
  const faults: string[] = [];
  for (const { path, origin = site.origin, send = {}, ...expected } of expectations) {
    const response = await request(origin + path, { headers: send });
    const body = await response.text(); // fails if it cannot be decompressed
    const report = (fault: string) => faults.push(`${path} ${fault}`);

    const { status, headers } = response;
    const { statuses = [status], text = "" } = expected;
    if (!statuses.includes(status))
      report(`has the status ${status} instead of ${statuses.join(" or ")}`);
    for (const [name, value] of Object.entries(expected.headers ?? {})) {
      const sent = headers.get(name) ?? "none";
      const isRight =
        value instanceof RegExp
          ? value.test(sent)
          : normalizeHeader(sent) === normalizeHeader(value);
      if (!isRight) report(`has the wrong ${name}: ${sent}`);
    }
    if (!body.includes(text)) report(`does not contain ${text}`);
    const target = new URL(headers.get("Location") ?? "/", site.origin);
    const isOnSite = target.hostname === hostname && target.protocol === protocol;
    const pathAndQuery = target.pathname + target.search;
    if (!isOnSite || pathAndQuery !== (expected.target ?? pathAndQuery))
      report(`leads to ${target}`);
  }
  return faults;
}
