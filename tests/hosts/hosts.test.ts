import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { caddyfile, nginxConfig } from "../../deploy/hosts";
import { DIST_DIR } from "../helpers/fixtures";
import { freePort } from "../helpers/free-port";
import { CHECKS } from "./checks";
import { type Ask, asking, liveSite } from "./live-site";

// The real servers with the generated configuration, on other ports; npm start's: tests/built.
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const servers = { nginx: await startNginx(), Caddy: await startCaddy() };

for (const [name, { site, stop }] of Object.entries(servers)) {
  describe(name, () => {
    afterAll(stop);
    for (const { title, faults } of CHECKS) {
      test(title, async () => expect(await faults(site)).toEqual([]));
    }
  });
}

async function startNginx() {
  const folder = folderFor("nginx");
  const [http, https] = [await freePort(), await freePort()];
  const { certificate, key } = selfSigned(folder);
  const place = { host: "localhost", root: DIST_DIR, http, https, certificate, key };
  writeFileSync(`${folder}/site.conf`, nginxConfig(place));
  writeFileSync(`${folder}/nginx.conf`, nginxFrame(folder));
  const origin = `https://localhost:${https}`;
  const ask = asking(origin, { ca: readFileSync(certificate, "utf8") });
  const stop = await start("nginx", ["-p", folder, "-c", `${folder}/nginx.conf`], ask);
  return { site: await liveSite(origin, ask, asking(`http://localhost:${http}`)), stop };
}

/** Without encryption. */
async function startCaddy() {
  const folder = folderFor("caddy");
  const origin = `http://127.0.0.1:${await freePort()}`;
  const options = "{\n\tadmin off\n\tauto_https off\n}\n\n";
  writeFileSync(`${folder}/Caddyfile`, options + caddyfile(origin, DIST_DIR));
  const args = ["run", "--config", `${folder}/Caddyfile`, "--adapter", "caddyfile"];
  const ask = asking(origin);
  const stop = await start("caddy", args, ask, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
  return { site: await liveSite(origin, ask), stop };
}

async function start(command: string, args: string[], ask: Ask, env = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: "pipe" });
  let said = "";
  const hear = (text: unknown) => {
    said += text;
  };
  child.on("error", hear).stderr.on("data", hear);
  await vi
    .waitFor(() => ask("/"), 10_000)
    .catch(() => {
      child.kill();
      throw new Error(`${command} did not start:\n${said}`);
    });
  return () => child.kill();
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
  const [certificate, key] = [`${folder}/certificate.pem`, `${folder}/key.pem`];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const make = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject];
  execFileSync("openssl", [...make, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  return { certificate, key };
}

function folderFor(name: string) {
  const folder = `${DIST_DIR}-${name}`;
  mkdirSync(folder, { recursive: true });
  return folder;
}
