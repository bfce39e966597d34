import { ensureBrowser } from "./browser.ts";
import { buildFixtures, check, finish, inTurn, playwrightSuite, vitestSuite } from "./suites.ts";

// Runs every check but the slow ones of `npm run test:all`, goes on after a failure, and ends with
// the counts of all.
ensureBrowser();

if (process.platform !== "linux")
  console.log("Pictures and accessibility trees are left out: they were taken on Linux.");

// Parts have one browser, and leave a core to what needs none.
const [parts, others] = await Promise.all([
  vitestSuite("Units and parts", ["unit", "part"]),
  inTurn(
    () => check("Lint and format", ["biome", "check", "--error-on-warnings", "."]),
    () => check("Types", ["tsc", "-b", "tsconfig.projects.json"]),
    () => check("Build", ["vite", "build", "--app"]),
    () => vitestSuite("Built files", ["built"]),
    buildFixtures,
  ),
]);
finish([...others, parts, await playwrightSuite("Journeys", ["journeys", "author"])]);
