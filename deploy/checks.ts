import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { htmlFileOf } from "../src/shared/paths.ts";
import { contentTypeOf, plainType } from "./content-types.ts";
import { headersFor } from "./headers.ts";
import type { HttpAnswer, LiveSite, Requester } from "./live-site.ts";

export interface Check {
  title: string;
  /** Set if some hosts cannot pass this check: why the site works without it. */
  harmlessBecause?: string;
  faults: (site: LiveSite) => Promise<string[]>;
}

const ROOT_FILES = [
  "/sw.js",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/favicon.svg",
  "/apple-touch-icon.png",
  "/robots.txt",
  "/sitemap.xml",
  "/llms.txt",
];

const OFF_SITE = [
  "//other.example/",
  "///other.example/",
  "/%2fother.example/",
  "/%5cother.example/",
  "//other.example/%2e%2e/",
  "//other.example/buy-books.html",
  "//buy-books/",
];

/** The checks of `npm start`, nginx and Caddy in tests, and of `npm run deploy:check`. */
export const CHECKS: Check[] = [
  {
    title: "every page answers 200, as HTML, with every header",
    faults: ({ request, pages }) => wrongFiles(request, pages),
  },
  {
    title: "hashed files are cached for a year and have the right types",
    faults: ({ request, hashedFiles }) => wrongFiles(request, hashedFiles),
  },
  {
    title: "the service worker and the files at the root have their types and every header",
    faults: ({ request }) => wrongFiles(request, ROOT_FILES),
  },
  {
    title: "text is compressed with Brotli",
    faults: (site) => compressed(site, "br", brotliDecompressSync),
  },
  {
    title: "text is compressed with gzip for clients without Brotli",
    faults: (site) => compressed(site, "gzip", gunzipSync),
  },
  {
    title: "an unchanged page is not sent again",
    faults: async ({ request }) => {
      const { headers } = await request("/");
      if (!headers.etag) return ["/ has no ETag"];
      const again = await request("/", { headers: { "If-None-Match": headers.etag } });
      return [...wrongStatus(again, 304), ...wrongHeaders(again, "/")];
    },
  },
  {
    title: "HEAD answers like GET, without a body",
    faults: async ({ request }) => {
      const answer = await request("/", { method: "HEAD" });
      const body = answer.body.length > 0 ? ["has a body"] : [];
      return [...wrongAnswer(answer, 200, "/"), ...body];
    },
  },
  {
    title: "methods other than GET and HEAD are refused",
    harmlessBecause: "there is nothing on the site that writing could change",
    faults: async ({ request }) => wrongStatus(await request("/", { method: "POST" }), 405),
  },
  {
    title: "unknown paths answer 404 with the error page",
    faults: expectNotFound("not-found", ["/nope", "/BUY-BOOKS", "/book", "/nope.html", "/nope/"]),
  },
  {
    title: "unknown books and missing files answer 404",
    faults: ({ request }) =>
      each(["/book/nope", "/book/__proto__", "/assets/nope.js"], async (path) =>
        wrongStatus(await request(path), 404),
      ),
  },
  {
    title: "unknown books have their own not-found page",
    harmlessBecause: "the page itself chooses the screen, before anything is seen",
    faults: async (site) => [
      ...(await expectNotFound("book-not-found", ["/book/nope", "/book/nope/"])(site)),
      ...(await expectNotFound("not-found", ["/book/a/b", "/book/"])(site)),
    ],
  },
  {
    title: "the not-found pages have no URL of their own",
    harmlessBecause: "nothing links to them, and they request not to be listed",
    faults: async (site) => [
      ...(await expectNotFound("not-found", ["/404", "/404.html"])(site)),
      ...(await expectNotFound("book-not-found", ["/book/404", "/book/404.html"])(site)),
    ],
  },
  {
    title: "answers for missing files are not cached",
    harmlessBecause: "this host publishes all files at once, so none is missing while it is wanted",
    faults: expectNotFound("not-found", [
      "/assets/nope.js",
      "/pictures/nope.avif",
      "/share/nope.jpg",
    ]),
  },
  {
    title: ".html and a trailing slash redirect to the page's URL",
    harmlessBecause: "the page shows its one address itself, and names it to search engines",
    faults: async (site) => [
      ...(await each(site.pages, (path) => redirect(site, `/${htmlFileOf(path)}`, path))),
      ...(await each(site.pages.slice(1), (path) => redirect(site, `${path}/`, path))),
    ],
  },
  {
    title: "no redirect leads off the site",
    faults: ({ request, origin }) =>
      each(OFF_SITE, async (path) => {
        const to = destination(await request(path), origin) ?? "/";
        return to.startsWith("/") ? [] : [`leads to ${to}`];
      }),
  },
  {
    title: "nothing outside the site can be read",
    faults: ({ request }) =>
      each(
        ["/../package.json", "/%2e%2e/package.json", "/assets/%2e%2e%2f%2e%2e%2fpackage.json"],
        async (path) => {
          const { status, body } = await request(path);
          return status < 400 || body.includes("devDependencies") ? [`answers ${status}`] : [];
        },
      ),
  },
  {
    title: "HTTP redirects to HTTPS",
    faults: async ({ requestOverHttp }) => {
      if (!requestOverHttp) return [];
      const { status, headers } = await requestOverHttp("/buy-books?a=1");
      const to = headers.location ?? "nowhere";
      const isRight = [301, 308].includes(status) && /^https:.*\/buy-books\?a=1$/.test(to);
      return isRight ? [] : [`answers ${status}, to ${to}`];
    },
  },
];

/** Runs a check for many paths, and names the path of each fault. */
async function each(paths: string[], ask: (path: string) => Promise<string[]>) {
  const faults: string[] = [];
  for (const path of paths) {
    for (const fault of await ask(path)) faults.push(`${path} ${fault}`);
  }
  return faults;
}

async function wrongFiles(ask: Requester, paths: string[]) {
  if (paths.length < 2) return ["the first page names no others"];
  return each(paths, async (path) => wrongAnswer(await ask(path), 200, path));
}

/** Expects status 404, the given not-found page and the headers of a page. */
function expectNotFound(screen: string, paths: string[]) {
  return ({ request }: LiveSite) =>
    each(paths, async (path) => {
      const answer = await request(path);
      const isRight = answer.body.includes(`data-page="${screen}"`);
      const other = isRight ? [] : [`does not show the screen "${screen}"`];
      return [...wrongAnswer(answer, 404, "/404.html"), ...other];
    });
}

/** Expects a permanent redirect within the site that keeps the query. */
async function redirect({ request, origin }: LiveSite, from: string, to: string) {
  const answer = await request(`${from}?from=mail&a=%2F`);
  const isLasting = [301, 308].includes(answer.status);
  if (!isLasting) return [`answers ${answer.status} instead of a redirect`];
  const found = destination(answer, origin);
  return found === `${to}?from=mail&a=%2F` ? [] : [`leads to ${found}`];
}

/** A redirect's target: the path within the site, or else the complete URL. */
function destination({ headers }: HttpAnswer, origin: string) {
  if (headers.location === undefined) return undefined;
  const url = new URL(headers.location, origin);
  return url.origin === origin ? url.pathname + url.search : url.href;
}

/** Expects a page, a script and a stylesheet to be compressed, and unchanged when unpacked. */
async function compressed(
  { request, hashedFiles }: LiveSite,
  encoding: string,
  unpack: (bytes: Buffer) => Buffer,
) {
  const texts = [".js", ".css"].flatMap((end) => hashedFiles.find((it) => it.endsWith(end)) ?? []);
  return each(["/", ...texts], async (path) => {
    const plain = await request(path);
    const { headers, body } = await request(path, { headers: { "Accept-Encoding": encoding } });
    if (headers["content-encoding"] !== encoding) return ["is not compressed so"];
    const isSame = unpack(body).equals(plain.body);
    const varies = /accept-encoding/i.test(headers.vary ?? "");
    return [...(isSame ? [] : ["unpacks to something else"]), ...(varies ? [] : ["does not vary"])];
  });
}

/** The differences from the status, headers and type that the rules require of a path. */
function wrongAnswer(answer: HttpAnswer, status: number, path: string) {
  const sent = plainType(answer.headers["content-type"]);
  const expected = plainType(contentTypeOf(path));
  const type = sent === expected ? [] : [`is ${sent || "of no type"} instead of ${expected}`];
  return [...wrongStatus(answer, status), ...wrongHeaders(answer, path), ...type];
}

function wrongStatus(answer: HttpAnswer, status: number) {
  return answer.status === status ? [] : [`answers ${answer.status} instead of ${status}`];
}

function wrongHeaders({ headers }: HttpAnswer, path: string) {
  return Object.entries(headersFor(path))
    .filter(([name]) => name !== "Content-Type") // compared separately, without its parameters
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => `has the wrong ${name}: ${headers[name.toLowerCase()] ?? "none"}`);
}
