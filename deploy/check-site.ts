import { UserError } from "../tools/user-error.ts";
import { headersFor } from "./headers.ts";

const TIMEOUT_MS = 15_000;
const LOCAL_HOST = /^(localhost|[\d.]+|\[.+\])$/; // by name or IP address

/** npm run deploy:check https://your-site.example: checks a page, a file, a 404 and HTTPS. */
export default async function deployCheck([url = "", ...others]: string[]) {
  if (!/^https?:/.test(url) || !URL.canParse(url) || others.length > 0)
    throw new UserError("Name the site: npm run deploy:check https://your-site.example");
  const { origin, protocol, host, hostname } = new URL(url);
  if (protocol === "http:" && !LOCAL_HOST.test(hostname))
    throw new UserError(`Use https: npm run deploy:check https://${host}`);

  const home = await request(`${origin}/`).catch(({ message, cause = message }) => {
    throw new UserError(`${origin} cannot be checked: ${cause}`);
  });
  const [asset = "/assets/"] = /\/assets\/[^"]+\.js/.exec(await home.text()) ?? [];
  const results = [
    result("/", faultsOf(home, 200, "/")),
    result(asset, faultsOf(await request(origin + asset), 200, asset)),
    result("/nope", faultsOf(await request(`${origin}/nope`), 404, "/404.html")),
  ];
  if (protocol === "https:") {
    const { status, headers } = await request(`http://${host}/buy-books`);
    const target = headers.get("Location") ?? "nowhere";
    const isRight = [301, 308].includes(status) && target === `${origin}/buy-books`;
    const faults = isRight ? [] : [`has the status ${status} and leads to ${target}`];
    results.push(result(`http://${host}/buy-books`, faults));
  }
  const hasFailed = results.some(({ isOk }) => !isOk);
  const verdict = hasFailed ? "Some checks failed." : "All checks passed.";
  return { lines: [...results.flatMap(({ lines }) => lines), "", verdict], hasFailed };
}

function result(path: string, faults: string[]) {
  const isOk = faults.length === 0;
  const lines = [
    `${isOk ? "ok    " : "FAILED"}  ${path}`,
    ...faults.map((fault) => `        ${fault}`),
  ];
  return { isOk, lines };
}

/** What differs from the status and the headers that every host should send. */
function faultsOf({ status, headers }: Response, expected: number, path: string) {
  const faults = status === expected ? [] : [`has the status ${status} instead of ${expected}`];
  for (const [name, value] of Object.entries(headersFor(path))) {
    const sent = headers.get(name);
    if (sent?.toLowerCase() !== value.toLowerCase())
      faults.push(sent ? `has another ${name}: ${sent}` : `has no ${name}`);
  }
  return faults;
}

function request(url: string) {
  return fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
}
