import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headersFor } from "../../deploy/headers.ts";
import { createStaticServer } from "../../deploy/static-server.ts";
import { htmlFileOf, NOT_FOUND_PATHS } from "../../src/shared/paths.ts";
import { entriesIn } from "../../tools/folders.ts";
import { DIST_DIR, PAGES } from "../helpers/fixture-site.ts";
import { freePort } from "../helpers/free-port.ts";

const hosts = [startStaticServer(), await startCaddy()];

const FILES = entriesIn(DIST_DIR).filter((name) => /\w\.(?!html$|br$|gz$)\w+$/.test(name));
const PATHS = [
  ...PAGES,
  ...FILES.map((name) => `/${name}`),
  ...[...PAGES, ...NOT_FOUND_PATHS].map((path) => `/${htmlFileOf(path)}?from=mail&a=%2F`),
  ...[...PAGES, ...NOT_FOUND_PATHS].map((path) => `${path}/?from=mail`.replace("//", "/")),
  ...NOT_FOUND_PATHS,
  ...["/nope", "/BUY-BOOKS", "/book", "/nope.html", "/nope/", "/index", "/assets", "/assets/"],
  ...["/book/nope", "/book/nope/", "/book/a/b", "/assets/nope.js", "/share/nope.jpg"],
  ...["//other.example/", "/%2fother.example/", "/%5cother.example/", "//buy-books/"],
];

test.each(PATHS)(
  "npm start and Caddy answer %s alike, with the headers of deploy/headers.ts",
  async (path) => {
    const [ours, caddys] = await Promise.all(hosts.map((origin) => answer(origin + path)));
    expect(caddys).toEqual(ours);
    const { status, headers } = ours ?? {};
    if (status !== 301) expect(headers).toEqual(headersFor(status === 200 ? path : "/404.html"));
  },
);

test.each(["br", "gzip"])("both send a page in %s, and once only", async (encoding) => {
  for (const origin of hosts) {
    const sent = { "Accept-Encoding": encoding };
    const { headers } = await fetch(`${origin}/`, { headers: sent });
    expect(headers.get("Content-Encoding")).toBe(encoding);
    expect(headers.get("Vary")).toMatch(/accept-encoding/i);
    const again = { ...sent, "If-None-Match": headers.get("ETag") ?? "" };
    expect((await fetch(`${origin}/`, { headers: again })).status).toBe(304);
  }
});

/** Everything of a response that matters to a browser. */
async function answer(url: string) {
  const response = await fetch(url, { redirect: "manual" });
  const names = Object.keys(headersFor(new URL(url).pathname));
  const { status, headers } = response;
  return {
    status,
    location: headers.get("Location"),
    type: headers
      .get("Content-Type")
      ?.toLowerCase()
      .replace(/;\s*charset=utf-8/, ""),
    headers: Object.fromEntries(names.map((name) => [name, headers.get(name)])),
    body: status === 301 ? "" : Buffer.from(await response.arrayBuffer()).toString("base64"),
  };
}

function startStaticServer() {
  const server = createStaticServer(DIST_DIR).listen(0);
  afterAll(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Caddy with our file, on another port and without HTTPS. */
async function startCaddy() {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const origin = `http://localhost:${await freePort()}`;
  const file = readFileSync("deploy/Caddyfile", "utf8")
    .replace("site.example {", `${origin} {`)
    .replace("/var/www/site.example", `"${DIST_DIR}"`);
  const options = "{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n\n";
  writeFileSync(`${folder}/Caddyfile`, options + file);
  const args = ["run", "--config", `${folder}/Caddyfile`, "--adapter", "caddyfile"];
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn("caddy", args, { env, stdio: "inherit" });
  afterAll(() => {
    child.kill();
    rmSync(folder, { recursive: true });
  });
  await vi.waitFor(() => fetch(origin), 60_000);
  return origin;
}
