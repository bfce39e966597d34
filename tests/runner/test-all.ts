import { ensureBrowser } from "./browser.ts";
import { ensureDebianPackages } from "./debian.ts";
import { buildFixtures, check, finish, inTurn, playwrightSuite, vitestSuite } from "./suites.ts";

const SERVERS = ["nginx-light", "libnginx-mod-http-brotli-static", "caddy", "openssl"];
const ENGINES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];
const PACKAGES = [...SERVERS, ...ENGINES];

// The suites that need minutes or more than one browser; `npm test` runs all the others.
ensureBrowser();
if (!ensureDebianPackages(PACKAGES)) {
  const advice = `apt-get install ${PACKAGES.join(" ")}`;
  console.error(`Install the servers and browsers to test with: ${advice}`);
}

finish(
  await inTurn(
    () => check("Build", ["vite", "build", "--app"]),
    buildFixtures,
    () => playwrightSuite("Long journeys", ["long"]),
    () => vitestSuite("Commands, hosts", ["commands", "hosts"]),
    () => playwrightSuite("Three engines", ["chromium", "firefox", "webkit"]),
  ),
);
