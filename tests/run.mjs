// npm test; with --slow the suites that take minutes, with --e2e only the end-to-end tests, whose options
// may follow. Continues after a failure, never retries, and ends with all counts: "N passed, N failed".
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { webkit } from "@playwright/test";

const [mode, ...playwrightOptions] = process.argv.slice(2);
const CACHE = "node_modules/.cache/site";
const CHROMIUM = "chromium chromium-headless-shell fonts-liberation fonts-noto-color-emoji";
const SLOW = "firefox-esr webkit2gtk-driver xvfb xauth caddy";

const run = { "--slow": runSlow, "--e2e": runEndToEnd }[mode] ?? runDefault;
install(run === runSlow ? `${CHROMIUM} ${SLOW}` : CHROMIUM);
mkdirSync(CACHE, { recursive: true });
const results = await run();

console.log("");
for (const { title, seconds, passed, failed } of results) {
  const count = failed > 0 ? `${failed} failed` : `${passed} passed`;
  console.log(`${title.padEnd(26)} ${seconds.toFixed(0).padStart(4)} s  ${count}`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;

/** Runs the other steps beside the unit and component tests, whose browser uses only one core. */
async function runDefault() {
  const [tests, steps] = await Promise.all([
    vitest("unit", "component"),
    inTurn(
      () => step("Lint", "npm", ["run", "lint"]),
      () => step("Types", "npm", ["run", "types"]),
      buildFixtures,
      () => vitest("built"),
      () => playwright("e2e"),
    ),
  ]);
  return [tests, ...steps];
}

function runEndToEnd() {
  return inTurn(buildFixtures, () => playwright("e2e"));
}

function runSlow() {
  return inTurn(
    buildFixtures,
    () => playwright("slow"),
    () => playwright("firefox", ...(existsSync(webkit.executablePath()) ? ["webkit"] : [])),
    () => playwright("webkitgtk"),
    () => vitest("hosts", "commands"),
  );
}

async function inTurn(...steps) {
  const results = [];
  for (const run of steps) results.push(await run());
  return results;
}

function buildFixtures() {
  const env = { CONTENT_DIR: "tests/fixtures", DIST_DIR: `${CACHE}/fixtures` };
  return step("Build of fixtures", "npx", ["vite", "build", "--app"], env);
}

function vitest(...projects) {
  const file = `${CACHE}/vitest-${projects.join("-")}.json`;
  const flags = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const count = (json) => [json.numPassedTests, json.numFailedTests];
  return suite("vitest", ["run", ...flags], projects, file, count);
}

function playwright(...projects) {
  const file = `${CACHE}/playwright-${projects.join("-")}.json`;
  const count = ({ stats }) => [stats.expected, stats.unexpected + stats.flaky];
  return suite("playwright", ["test", ...playwrightOptions], projects, file, count);
}

/** A runner that exits with an error or runs no test has failed, whatever it counted. */
async function suite(runner, args, projects, file, count) {
  rmSync(file, { force: true });
  const flags = projects.map((name) => `--project=${name}`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const result = await step(`${runner} ${projects}`, "npx", [runner, ...args, ...flags], env);
  const [passed, failed] = existsSync(file) ? count(JSON.parse(readFileSync(file))) : [0, 0];
  const isGood = result.failed === 0 && passed > 0;
  return { ...result, passed, failed: isGood ? 0 : Math.max(1, failed) };
}

async function step(title, command, args, env = {}) {
  console.log(`\n— ${title} —`);
  const began = performance.now();
  const shell = process.platform === "win32"; // on Windows npm and npx are scripts
  const child = spawn(command, args, { env: { ...process.env, ...env }, shell, stdio: "inherit" });
  const [status] = await once(child, "close");
  const failed = status === 0 ? 0 : 1;
  return { title, seconds: (performance.now() - began) / 1000, passed: 1 - failed, failed };
}

/** Installs browsers and servers: on Debian as root its packages, else Playwright's Chromium. */
function install(packages) {
  const run = (command) => spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
  if (existsSync("/etc/debian_version") && process.getuid() === 0) {
    if (run(`dpkg -s ${packages} > /dev/null 2>&1`)) return;
    run(`apt-get update -qq && apt-get install -yqq --no-install-recommends ${packages}`);
  } else if (!existsSync("/usr/bin/chromium")) {
    run("npx playwright install chromium");
  }
}
