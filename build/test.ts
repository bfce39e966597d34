import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { CACHE_DIR } from "./paths.ts";

interface Count {
  passed: number;
  failed: number;
}

const UNIT_RESULTS = join(CACHE_DIR, "unit-tests.json");
const BROWSER_RESULTS = join(CACHE_DIR, "browser-tests.json");

/** Runs every check there is, goes on after a failure, and ends with the counts of all. */
function testEverything() {
  mkdirSync(CACHE_DIR, { recursive: true });
  const browser = ensureBrowser();
  if (!browser.ok) console.error(browser.advice);

  const counts = [
    check("Lint and format", "biome", ["check", "--error-on-warnings", "."]),
    check("Types", "tsc", ["--noEmit"]),
    unitTests(),
    check("Build", "vite", ["build", "--app"]),
    browserTests(),
  ];
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

function check(title: string, command: string, args: string[]): Count {
  const ok = run(title, command, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

function unitTests(): Count {
  const args = [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${UNIT_RESULTS}`,
  ];
  return counted("Unit tests", "vitest", args, UNIT_RESULTS, (results) => ({
    passed: results.numPassedTests ?? 0,
    failed: results.numFailedTests ?? 0,
  }));
}

function browserTests(): Count {
  return counted("Browser journeys", "playwright", ["test"], BROWSER_RESULTS, ({ stats }) => ({
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
  }));
}

interface Results {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; flaky: number; unexpected: number };
}

/** A runner that dies without counting a failure has failed all the same. */
function counted(
  title: string,
  command: string,
  args: string[],
  file: string,
  count: (results: Results) => Count,
): Count {
  rmSync(file, { force: true });
  const ok = run(title, command, args);
  const found = count(readResults(file));
  if (ok && found.passed > 0) return found;
  return { passed: found.passed, failed: Math.max(1, found.failed) };
}

function readResults(file: string): Results {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

function run(title: string, command: string, args: string[]) {
  console.log(`\n— ${title} —`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_RESULTS };
  return (
    spawnSync("npx", ["--no-install", command, ...args], { stdio: "inherit", env }).status === 0
  );
}

testEverything();
