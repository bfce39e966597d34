import { contentTypeOf } from "../../deploy/content-types.ts";
import { headersFor } from "../../deploy/headers.ts";
import type { Answer, Ask, LiveSite } from "./live-site.ts";

/** Asks about many paths, and says of each fault which path it belongs to. */
export async function each(paths: string[], ask: (path: string) => Promise<string[]>) {
  const faults: string[] = [];
  for (const path of paths) {
    for (const fault of await ask(path)) faults.push(`${path} ${fault}`);
  }
  return faults;
}

/** A file that is there, with its type and every header that the rules give it. */
export async function wholeFile(ask: Ask, path: string) {
  const answer = await ask(path);
  const faults = [...wrongStatus(answer, 200), ...wrongHeaders(path, answer)];
  return [...faults, ...wrongType(answer, path)];
}

/** Asks for a 404 with one of the failure screens and a page's headers. */
export function showing(screen: string, paths: string[]) {
  return ({ ask }: LiveSite) =>
    each(paths, async (path) => {
      const answer = await ask(path);
      const isRight = answer.body.includes(`data-page="${screen}"`);
      return [
        ...wrongStatus(answer, 404),
        ...wrongHeaders("/404.html", answer),
        ...wrongType(answer, "/404.html"),
        ...(isRight ? [] : [`does not show the screen "${screen}"`]),
      ];
    });
}

/** A lasting redirect within the site that keeps the query. */
export async function redirect({ ask, origin }: LiveSite, from: string, to: string) {
  const answer = await ask(`${from}?from=mail&a=%2F`);
  const isLasting = [301, 308].includes(answer.status);
  if (!isLasting) return [`answers ${answer.status} instead of a redirect`];
  const found = destination(answer, origin);
  return found === `${to}?from=mail&a=%2F` ? [] : [`leads to ${found}`];
}

/** Where a redirect leads: from the slash on within the site, else the whole address. */
export function destination({ headers }: Answer, origin: string) {
  if (headers.location === undefined) return undefined;
  const url = new URL(headers.location, origin);
  return url.origin === origin ? url.pathname + url.search : url.href;
}

/** A page, a script and a stylesheet, each the same when unpacked. */
export async function compressed(
  { ask, hashedFiles }: LiveSite,
  encoding: string,
  unpack: (bytes: Buffer) => Buffer,
) {
  const texts = [".js", ".css"].flatMap((end) => hashedFiles.find((it) => it.endsWith(end)) ?? []);
  return each(["/", ...texts], async (path) => {
    const plain = await ask(path);
    const { headers, body } = await ask(path, { headers: { "Accept-Encoding": encoding } });
    if (headers["content-encoding"] !== encoding) return ["is not compressed so"];
    const isSame = unpack(body).equals(plain.body);
    const varies = /accept-encoding/i.test(headers.vary ?? "");
    return [...(isSame ? [] : ["unpacks to something else"]), ...(varies ? [] : ["does not vary"])];
  });
}

export function wrongStatus(answer: Answer, status: number) {
  return answer.status === status ? [] : [`answers ${answer.status} instead of ${status}`];
}

export function wrongHeaders(path: string, { headers }: Answer) {
  return Object.entries(headersFor(path))
    .filter(([name]) => name !== "Content-Type") // compared without its parameters
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => `has the wrong ${name}: ${headers[name.toLowerCase()] ?? "none"}`);
}

function wrongType({ headers }: Answer, path: string) {
  const sent = plainType(headers["content-type"]);
  const expected = plainType(contentTypeOf(path));
  return sent === expected ? [] : [`is ${sent || "of no type"} instead of ${expected}`];
}

/** Hosts write the charset in several ways, and an icon's type in two. */
function plainType(type = "") {
  return type
    .toLowerCase()
    .replace(/;\s*charset="?utf-8"?/, "; charset=utf-8")
    .replace("image/vnd.microsoft.icon", "image/x-icon")
    .replace(/^(application\/xml|text\/(javascript|css)).*/, "$1");
}
