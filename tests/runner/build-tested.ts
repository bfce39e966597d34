import { check } from "./suites.ts";
import { testedSite } from "./tested-site.ts";

// For single journeys; `npm test` builds the tested site by itself.
process.exitCode = check("Tested build", "vite", ["build", "--app"], testedSite).failed;
