import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checksOf, faultsOf } from "../../deploy/checks.ts";
import { caddyfile, nginxConfig } from "../../deploy/host-configs.ts";
import { liveSite, request } from "../../deploy/live-site.ts";
import { DIST_DIR } from "../helpers/fixture-site.ts";
import { freePort } from "../helpers/free-port.ts";

// Real servers with the generated configuration, on other ports; tests/built tests npm start. The
// configuration does not quote its paths, so the project, whose path may contain a space, is linked.
const FOLDER = mkdtempSync(join(tmpdir(), "hosts-"));
const SITE = join(FOLDER, "site");
symlinkSync(DIST_DIR, SITE);
afterAll(() => rmSync(FOLDER, { recursive: true }));

const servers = { nginx: await startNginx(), Caddy: await startCaddy() };

describe.each(Object.entries(servers))("%s", (_name, site) => {
  test.each(checksOf(site))("$title", async (check) => {
    expect(await faultsOf(check, site)).toEqual([]);
  });
});

async function startNginx() {
  const folder = join(FOLDER, "nginx");
  mkdirSync(folder);
  const [http, https] = [await freePort(), await freePort()];
  const { certificate, key } = selfSigned(folder);
  const server = { host: "localhost", root: SITE, http, https, certificate, key };
  writeFileSync(`${folder}/site.conf`, nginxConfig(server));
  writeFileSync(`${folder}/nginx.conf`, nginxFrame(folder));
  const origin = `https://localhost:${https}`;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0"; // the certificate is our own
  const args = ["-p", folder, "-c", `${folder}/nginx.conf`];
  test("nginx reads its configuration without a warning", () => {
    const { stderr } = spawnSync("nginx", ["-t", ...args], { encoding: "utf8" });
    expect(stderr).toMatch(/syntax is ok/);
    // From 1.25.1 on, nginx prefers another way to turn HTTP/2 on, which older ones do not know.
    expect(stderr.replace(/.*"listen .* http2" directive is deprecated.*/g, "")).not.toContain(
      "[warn]",
    );
  });
  await start("nginx", args, origin);
  return liveSite(origin, `http://localhost:${http}`);
}

async function startCaddy() {
  const folder = join(FOLDER, "caddy");
  mkdirSync(folder);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const options = "{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n\n";
  writeFileSync(`${folder}/Caddyfile`, options + caddyfile(origin, SITE));
  const args = ["run", "--config", `${folder}/Caddyfile`, "--adapter", "caddyfile"];
  await start("caddy", args, origin, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
  return liveSite(origin);
}

async function start(command: string, args: string[], origin: string, env = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: "inherit" });
  afterAll(() => child.kill());
  await vi.waitFor(() => request(origin), 10_000);
}

/** The minimal configuration that nginx needs around a site. */
function nginxFrame(folder: string) {
  const isRoot = process.getuid?.() === 0;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return `${isRoot ? "user root;\n" : ""}daemon off;
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
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
