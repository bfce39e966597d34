import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { chromiumPath } from "../tools/chromium.ts";
import { CACHE_DIR, pathsFrom } from "../tools/paths.ts";
import { runTool } from "../tools/run-tool.ts";
import { checkContent, counted } from "./check.ts";
import { readArguments, runCommand } from "./command.ts";
import { essence } from "./launch/essence.ts";
import { toDo } from "./launch/to-do.ts";
import { type Outcome, verdict } from "./launch/verdict.ts";

const USAGE = `Goes through everything that should be done before the site goes live.

  npm run launch               your words, the build, and every page in a browser
  npm run launch -- --list     the list alone, in a second`;

/** A folder of its own: `npm start` may be showing the other one. */
const DIST_DIR = join(CACHE_DIR, "launch");

/** The author's tests hold whatever the words are; those of the code are for programmers. */
const STEPS = [
  { title: "Build", command: ["vite", "build", "--app"] },
  ...(chromiumPath() ? [] : [{ title: "Browser", command: ["playwright", "install", "chromium"] }]),
  { title: "Pages", command: ["playwright", "test", "--project=author", "--reporter=line"] },
];

await runCommand(USAGE, async () => {
  const { values } = readArguments({ list: { type: "boolean" } });
  const findings = await checkContent(pathsFrom(process.env).content);
  const { problems, sources } = findings;
  const quotes = sources.volumes.reduce((sum, { data }) => sum + (data?.quotes.length ?? 0), 0);
  const isRight = problems.length === 0;
  tell("Words", isRight, isRight ? counted(quotes, "quote") : counted(problems.length, "problem"));
  const canBuild = isRight && !values.list;
  const outcome = canBuild ? await runAll() : "not run";
  const { text, isGood } = verdict(toDo(findings), outcome);
  console.log(text);
  return isGood;
});

async function runAll(): Promise<Outcome> {
  for (const { title, command } of STEPS) {
    const env = { DIST_DIR, FORCE_COLOR: "0" };
    const ran = await runTool(command, env, (output) => showProgress(title, output));
    tell(title, ran.ok, `${ran.seconds.toFixed(0)} s`);
    if (ran.ok) continue;
    const log = join(CACHE_DIR, "launch.log");
    await mkdir(CACHE_DIR, { recursive: true });
    await writeFile(log, ran.output);
    const words = ["", ...essence(ran.output), "", `All that was said: ${relative("", log)}`];
    console.log(words.join("\n  "));
    return "failed";
  }
  return "passed";
}

function tell(title: string, ok: boolean, note: string) {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
  console.log(`  ${ok ? "✓" : "✗"} ${title.padEnd(8)} ${note}`);
}

/**
 * Playwright writes [3/41] before each test that it begins. On a screen the line is written anew; in
 * a file it would be one line for each count.
 */
function showProgress(title: string, output: string) {
  const [, done, all] = [...output.matchAll(/\[(\d+)\/(\d+)\]/g)].at(-1) ?? [];
  if (!done || !process.stdout.isTTY) return;
  process.stdout.write(`\r\x1b[K  … ${title.padEnd(8)} ${done} of ${all}`);
}
