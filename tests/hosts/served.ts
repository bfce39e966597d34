import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { vi } from "vitest";
import { caddyfile, nginxConfig } from "../../deploy/hosts";
import { createSite } from "../../deploy/static-server";
import { freePort } from "../helpers/free-port";
import { asking, type LiveSite, liveSite } from "./live-site";

/** A site being served, and how to stop that. */
export interface Served {
  site: LiveSite;
  stop: () => void;
}

const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const START_MS = 10_000;

export async function serveWithNode(folder: string): Promise<Served> {
  const server = createSite(folder);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { site: await liveSite(origin, asking(origin)), stop: () => server.close() };
}

/** The real nginx with the generated configuration, on other ports and with its own certificate. */
export async function serveWithNginx(root: string): Promise<Served> {
  const folder = `${root}-nginx`;
  mkdirSync(folder, { recursive: true });
  const http = await freePort();
  const https = await freePort();
  const { certificate, key } = selfSigned(folder);
  const place = { host: "localhost", root, http, https, certificate, key };
  writeFileSync(join(folder, "site.conf"), nginxConfig(place));
  writeFileSync(join(folder, "nginx.conf"), nginxFrame(folder));

  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "pipe" });
  const ask = asking(`https://localhost:${https}`, { ca: readFileSync(certificate, "utf8") });
  const askPlainly = asking(`http://localhost:${http}`);
  await answered(ask, child);
  const site = await liveSite(`https://localhost:${https}`, ask, askPlainly);
  return { site, stop: () => child.kill() };
}

/** The real Caddy with the generated configuration, without encryption. */
export async function serveWithCaddy(root: string): Promise<Served> {
  const folder = `${root}-caddy`;
  mkdirSync(folder, { recursive: true });
  const origin = `http://127.0.0.1:${await freePort()}`;
  const file = join(folder, "Caddyfile");
  const options = "{\n\tadmin off\n\tauto_https off\n}\n\n";
  writeFileSync(file, options + caddyfile(origin, root));

  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  const child = spawn("caddy", args, { stdio: "pipe", env });
  const ask = asking(origin);
  await answered(ask, child);
  return { site: await liveSite(origin, ask), stop: () => child.kill() };
}

/** What Debian's own nginx.conf has around a site. */
function nginxFrame(folder: string) {
  if (!existsSync(BROTLI_MODULE)) throw new Error("Install libnginx-mod-http-brotli-static");
  const isRoot = process.getuid?.() === 0;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return `${isRoot ? "user root;\n" : ""}daemon off;
worker_processes auto;
load_module ${BROTLI_MODULE};
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary.join("\n")}
  include ${folder}/site.conf;
}
`;
}

function selfSigned(folder: string) {
  const certificate = join(folder, "certificate.pem");
  const key = join(folder, "key.pem");
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const make = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject];
  execFileSync("openssl", [...make, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  return { certificate, key };
}

async function answered(ask: LiveSite["ask"], child: ChildProcess) {
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  child.on("error", (error) => {
    said += error.message;
  });
  const start = vi.waitFor(() => ask("/"), { timeout: START_MS });
  await start.catch(() => {
    child.kill();
    throw new Error(`The server did not start:\n${said}`);
  });
}
