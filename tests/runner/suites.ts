import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE_DIR, CONTENT_DIR, DIST_DIR } from "../paths.ts";
import { runTool } from "../tools/run-tool.ts";

/** How many tests of a suite passed and failed; a check without tests counts as one. */
interface Count {
  passed: number;
  failed: number;
}

/** A suite that has run, and how long it took. */
interface Suite extends Count {
  title: string;
  seconds: number;
}

interface Results {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
}

export async function check(title: string, command: string[], env = {}) {
  const { ok, seconds } = await run(title, command, env);
  return { title, seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Builds the site that journeys visit. */
export function buildFixtures() {
  return check("Build of fixtures", ["vite", "build", "--app"], { CONTENT_DIR, DIST_DIR });
}

export async function vitestSuite(title: string, projects: string[]): Promise<Suite> {
  const file = resultsFile(title);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { ok, seconds } = await run(title, ["vitest", "run", ...reporters, ...named(projects)]);
  const { numPassedTests = 0, numFailedTests = 0 } = readResults(file);
  return { title, seconds, ...counted(ok, { passed: numPassedTests, failed: numFailedTests }) };
}

export async function playwrightSuite(title: string, projects: string[]): Promise<Suite> {
  const file = resultsFile(title);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { ok, seconds } = await run(title, ["playwright", "test", ...named(projects)], env);
  const { expected = 0, unexpected = 0 } = readResults(file).stats ?? {};
  return { title, seconds, ...counted(ok, { passed: expected, failed: unexpected }) };
}

/** Runs suites one after the other. */
export async function inTurn(...suites: (() => Promise<Suite>)[]) {
  const ended: Suite[] = [];
  for (const suite of suites) ended.push(await suite());
  return ended;
}

/** Ends with each suite's time and the counts of all, and with a failure if there was one. */
export function finish(suites: Suite[]) {
  const sum = (key: keyof Count) => suites.reduce((total, suite) => total + suite[key], 0);
  console.log("");
  for (const { title, seconds, passed, failed } of suites) {
    const result = failed > 0 ? `${failed} failed` : `${passed} passed`;
    console.log(`${title.padEnd(18)} ${seconds.toFixed(0).padStart(4)} s  ${result}`);
  }
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

function named(projects: string[]) {
  return projects.map((name) => `--project=${name}`);
}

/** A runner that dies without counting a failure has failed all the same. */
function counted(ok: boolean, count: Count): Count {
  if (ok && count.passed > 0) return count;
  return { passed: count.passed, failed: Math.max(1, count.failed) };
}

function resultsFile(title: string) {
  mkdirSync(CACHE_DIR, { recursive: true });
  const file = join(CACHE_DIR, `${title.toLowerCase().replaceAll(" ", "-")}.json`);
  rmSync(file, { force: true });
  return file;
}

function readResults(file: string): Results {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

function run(title: string, command: string[], env: Record<string, string> = {}) {
  console.log(`\n— ${title} —`);
  return runTool(command, env);
}
