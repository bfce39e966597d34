import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createSite } from "../../deploy/static-server";
import { whileListening } from "../helpers/listening";
import { DIST_DIR } from "../helpers/paths";
import { watchFaults } from "./watch-faults";
import { WATCH_SCRIPT, watchedPages } from "./watched-pages";

/** The built site on a server of its own, which also hears what goes wrong in the pages. */
export interface TestSite {
  url: string;
  /** The status that each path was last answered with. */
  statuses: Map<string, number>;
  /** Cuts every connection whose path `isCut` names. */
  cut(isCut: (path: string) => boolean): void;
  /** Ends the page at `path` after its first half. */
  breakOff(path: string): void;
}

interface SiteOptions {
  /** Whether the pages may keep themselves for offline use. */
  offlineUse: boolean;
  /** Whether pages carry the script that tells of their faults. */
  watched: boolean;
  onFault: (text: string) => void;
}

const REPORTS = "/reports";
const FAULTS = "/faults";
const SCRIPT = { "Content-Type": "text/javascript", "Cross-Origin-Resource-Policy": "same-origin" };
/** The digest of `body {}`, which Playwright adds while it photographs Firefox. */
const EMPTY_BODY_RULE = "'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA='";

/** Serves the site for as long as `use` takes. */
export async function serveSite(options: SiteOptions, use: (site: TestSite) => Promise<void>) {
  const { offlineUse, watched, onFault } = options;
  const site = createSite(DIST_DIR);
  const pages = watched ? createSite(watchedPages()) : site;
  const statuses = new Map<string, number>();
  let isCut = (_path: string) => false;
  let brokenPath: string | undefined;

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://site");
    if (pathname === REPORTS) {
      onFault(`policy reported: ${directiveIn(await text(request))}`);
      response.writeHead(204).end();
    } else if (pathname === FAULTS) {
      onFault(searchParams.get("text") ?? "");
      response.writeHead(204).end();
    } else if (isCut(pathname)) {
      request.socket.destroy();
    } else if (pathname === brokenPath) {
      const html = readFileSync(join(DIST_DIR, `${pathname}.html`), "utf8");
      response.writeHead(200, { "Content-Type": "text/html" });
      response.write(html.slice(0, html.length / 2), () => request.socket.destroy());
    } else if (pathname === WATCH_SCRIPT) {
      response.writeHead(200, SCRIPT).end(`(${watchFaults})()`);
    } else if (pathname === "/sw.js" && !offlineUse) {
      response.writeHead(200, SCRIPT).end("// keeps nothing");
    } else {
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(name, name === "Content-Security-Policy" ? reporting(`${value}`) : value);
      response.on("finish", () => statuses.set(pathname, response.statusCode));
      (asksForPage(request) ? pages : site).emit("request", request, response);
    }
  });
  const cut = (next: typeof isCut) => {
    isCut = next;
  };
  const breakOff = (path: string) => {
    brokenPath = path;
  };
  await whileListening(server, (url) => use({ url, statuses, cut, breakOff }));

  function asksForPage({ headers }: IncomingMessage) {
    if (!watched || headers["sec-fetch-dest"] !== "document") return false;
    delete headers["accept-encoding"]; // the watched pages are not compressed
    return true;
  }
}

/** The site's own policy, under which browsers also tell of what they refused. */
function reporting(policy: string) {
  return `${policy.replace("style-src 'self'", `$& ${EMPTY_BODY_RULE}`)}; report-uri ${REPORTS}`;
}

function directiveIn(report: string) {
  const { "csp-report": told } = JSON.parse(report);
  return `${told["effective-directive"]} ${told["blocked-uri"]}`;
}
