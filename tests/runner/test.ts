import { ensureBrowser } from "./browser.ts";
import { check, finish, playwrightSuite, vitestSuite } from "./suites.ts";
import { testedSite } from "./tested-site.ts";

// Runs every check but the slow ones of `npm run test:all`, goes on after a failure, and ends with
// the counts of all.
const browser = ensureBrowser();
if (!browser.ok) console.error(browser.advice);

finish([
  check("Lint and format", "biome", ["check", "--error-on-warnings", "."]),
  check("Types", "tsc", ["--noEmit"]),
  vitestSuite("Unit tests"),
  check("Build", "vite", ["build", "--app"]),
  playwrightSuite("Author's site", ["--config", "tests/author"]),
  check("Tested build", "vite", ["build", "--app"], testedSite),
  playwrightSuite("Browser journeys"),
]);
