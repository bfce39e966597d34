import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Served {
  origin: string;
  close: () => void;
}

/** Serves on any free port. */
export async function listen(server: Server): Promise<Served> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Serves built folders over HTTP/2 and Brotli, as a host would; needs Caddy. */
export async function serveWithCaddy(folders: string[]) {
  const home = mkdtempSync(join(tmpdir(), "bench-"));
  const free = await Promise.all(folders.map(() => listen(createServer())));
  const origins = free.map(({ origin }) => origin.replace("http:", "https:"));
  for (const { close } of free) close();
  const sites = folders.map(
    (folder, n) => `${origins[n]} {
	tls internal
	root * ${folder}
	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}
}
`,
  );
  const options = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n";
  writeFileSync(join(home, "Caddyfile"), options + sites.join(""));
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const caddy = spawn("caddy", ["run", "--config", join(home, "Caddyfile")], { env });
  await new Promise<void>((resolve, reject) => {
    caddy.on("error", () => reject(new Error("Install what serves the site here: caddy")));
    caddy.stderr.on("data", (said) => String(said).includes("serving initial") && resolve());
  });
  const close = () => {
    caddy.kill();
    rmSync(home, { recursive: true, force: true });
  };
  return { origins, close };
}
