// npm test; with --slow the suites that take minutes, other engines or real web servers; with --e2e
// only the end-to-end tests, whose options may follow.
// Continues after a failure, never retries, and ends with the counts of all: "N passed, N failed".
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { webkit } from "@playwright/test";

const [mode, ...playwrightOptions] = process.argv.slice(2);
const CACHE = "node_modules/.cache/site";
const CHROMIUM = [
  "chromium",
  "chromium-headless-shell",
  "fonts-liberation",
  "fonts-noto-color-emoji",
];
const SLOW = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth", "caddy"];

const run = { "--slow": runSlow, "--e2e": runEndToEnd }[mode] ?? runDefault;
install(run === runSlow ? [...CHROMIUM, ...SLOW] : CHROMIUM);
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
      () => step("Lint", ["biome", "check", "--error-on-warnings", "."]),
      () => step("Types", ["npm", "run", "types"]),
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
  return step("Build of fixtures", ["vite", "build", "--app"], env);
}

function vitest(...projects) {
  const report = (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const count = (json) => [json.numPassedTests, json.numFailedTests];
  return suite("Vitest", ["vitest", "run"], projects, count, report);
}

function playwright(...projects) {
  const count = ({ stats }) => [stats.expected, stats.unexpected + stats.flaky];
  return suite("Playwright", ["playwright", "test", ...playwrightOptions], projects, count);
}

/** A runner that exits with an error or runs no test has failed, whatever it counted. */
async function suite(runner, command, projects, count, report = () => []) {
  const file = `${CACHE}/${projects.join("-")}.json`;
  rmSync(file, { force: true });
  const flags = [...projects.map((name) => `--project=${name}`), ...report(file)];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const result = await step(`${runner} ${projects.join(", ")}`, [...command, ...flags], env);
  const [passed, failed] = existsSync(file) ? count(JSON.parse(readFileSync(file))) : [0, 0];
  const isGood = result.failed === 0 && passed > 0;
  return { ...result, passed, failed: isGood ? 0 : Math.max(1, failed) };
}

function step(title, command, env = {}) {
  console.log(`\n— ${title} —`);
  const began = performance.now();
  const child = spawn("npx", ["--no-install", ...command], {
    env: { ...process.env, ...env },
    shell: process.platform === "win32", // on Windows npx is a script
    stdio: "inherit",
  });
  return new Promise((resolve) => {
    child.on("close", (status) => {
      const seconds = (performance.now() - began) / 1000;
      const failed = status === 0 ? 0 : 1;
      resolve({ title, seconds, passed: 1 - failed, failed });
    });
  });
}

/** Installs what is missing: on Debian as root its packages, else Playwright's Chromium. */
function install(packages) {
  const missing = packages.filter((name) => spawnSync("dpkg", ["-s", name]).status !== 0);
  if (missing.length === 0) return;
  const run = (command) => spawnSync(command, { shell: true, stdio: "inherit" });
  if (existsSync("/etc/debian_version") && process.getuid() === 0) {
    run("apt-get update -qq");
    run(`apt-get install -yqq --no-install-recommends ${missing.join(" ")}`);
  } else if (!existsSync("/usr/bin/chromium")) {
    run("npx playwright install chromium");
  }
}
