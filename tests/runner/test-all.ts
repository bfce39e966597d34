import { ensureBrowser } from "./browser.ts";
import { ensureDebianPackages } from "./debian.ts";
import { check, finish, playwrightSuite, vitestSuite } from "./suites.ts";
import { testedSite } from "./tested-site.ts";

const SERVERS = ["nginx-light", "libnginx-mod-http-brotli-static", "caddy", "openssl"];
const ENGINES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

// The suites that need minutes or more than one browser; `npm test` runs all the others.
const chromium = ensureBrowser();
if (!chromium.ok) console.error(chromium.advice);
if (!ensureDebianPackages([...SERVERS, ...ENGINES])) {
  const names = [...SERVERS, ...ENGINES].join(" ");
  console.error(`Install the servers and browsers to test with: apt-get install ${names}`);
}

finish([
  check("Build", "vite", ["build", "--app"]),
  check("Tested build", "vite", ["build", "--app"], testedSite),
  playwrightSuite("Long journeys", ["--config", "tests/long"]),
  vitestSuite("Commands", ["--config", "tests/commands/vitest.config.ts"]),
  vitestSuite("Hosts", ["--config", "tests/hosts/vitest.config.ts"]),
  engine("Chromium"),
  engine("Firefox"),
  engine("WebKit"),
]);

function engine(name: string) {
  return playwrightSuite(name, ["--config", "tests/engines", "--project", name.toLowerCase()]);
}
