import { ensureDebianPackages } from "./debian.ts";
import { check, finish, vitestSuite } from "./suites.ts";

const SERVERS = ["nginx-light", "libnginx-mod-http-brotli-static", "caddy", "openssl"];

// The suites that need more than a browser; `npm test` runs all the others.
if (!ensureDebianPackages(SERVERS)) {
  console.error(`Install the web servers to test with: apt-get install ${SERVERS.join(" ")}`);
}

finish([
  check("Build", "vite", ["build", "--app"]),
  vitestSuite("Hosts", ["--config", "tests/hosts/vitest.config.ts"]),
]);
